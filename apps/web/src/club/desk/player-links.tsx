import { useSignal } from '@preact/signals';
import { BYTE_ORDER_MARK, csvLine } from '@tenbo/i18n';

import { language } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { save } from '../../ui/save.ts';
import { nameOf, tournament } from '../event.ts';
import { deskAddress, linkAddress } from '../address.ts';
import { areTokensRead, links, makeLinks, playerLinks } from './links-store.ts';
import { deskWords } from './words.ts';

/** The players who are here, by name, each with the token of their link, if this browser has it. */
export function presentPlayers(): readonly {
  readonly player: string;
  readonly name: string;
  readonly token: string | undefined;
}[] {
  const made = playerLinks();
  return (tournament.value?.players ?? [])
    .filter(({ isPresent }) => isPresent)
    .map(({ player }) => ({ player, name: nameOf(player), token: made.get(player) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language.value));
}

/** Makes the links of all players in one go: to print, or to send from a spreadsheet. */
export function PlayerLinks() {
  const { links: said, people, standings } = deskWords.value;
  const isBusy = useSignal(false);
  const players = presentPlayers();
  if (players.length === 0 || !links.value || !areTokensRead.value) return null;
  const missing = players.filter(({ token }) => token === undefined);
  const make = async () => {
    if (missing.length === 0 || isBusy.value) return;
    isBusy.value = true;
    await makeLinks(missing.map(({ player }) => ({ role: 'player', person: player })));
    isBusy.value = false;
  };
  const csv = () => {
    const rows = players.flatMap(({ name, token }) => (token === undefined ? [] : [[name, linkAddress(token)]]));
    const text = BYTE_ORDER_MARK + [[people.name, said.column], ...rows].map(csvLine).join('');
    save(new Blob([text], { type: 'text/csv' }), `${said.fileName}.csv`);
  };
  return (
    <section class={card.card}>
      <h3>{said.ofPlayers}</h3>
      <p class="note">{said.ofPlayersHint}</p>
      <div class="row">
        <button
          type="button"
          class={button.button}
          aria-disabled={missing.length === 0 || isBusy.value}
          onClick={() => void make()}
        >
          {said.makeTables(missing.length)}
        </button>
        {missing.length < players.length && (
          <>
            <a class={button.button} href={deskAddress('print', 'players')}>
              {said.printPlayers}
            </a>
            <button type="button" class={button.button} onClick={csv}>
              {standings.csv}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
