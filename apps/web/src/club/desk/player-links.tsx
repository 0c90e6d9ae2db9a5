// The links that open players' pages: one player's, and those of all who are here.
import { BYTE_ORDER_MARK, csvLine } from '@tenbo/i18n';
import { useEffect } from 'preact/hooks';

import { language } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { save } from '../../ui/save.ts';
import { event, nameOf, role, tournament } from '../event.ts';
import { deskAddress, linkAddress } from '../address.ts';
import { areTokensRead, hasFailed, links, makeLinks, playerLinks, readLinks, tokens } from './links-store.ts';
import { deskWords } from './words.ts';
import { LinkCode, OnlyHere } from './link-code.tsx';
import { useWork } from './fields.tsx';

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
  const { links: texts, people, standings } = deskWords.value;
  const [isBusy, work] = useWork();
  const players = presentPlayers();
  if (players.length === 0 || !links.value || !areTokensRead.value) return null;
  const missing = players.filter(({ token }) => token === undefined);
  const make = async () => {
    if (missing.length > 0) await makeLinks(missing.map(({ player }) => ({ role: 'player', person: player })));
  };
  const csv = () => {
    const rows = players.flatMap(({ name, token }) => (token === undefined ? [] : [[name, linkAddress(token)]]));
    const text = BYTE_ORDER_MARK + [[people.name, texts.column], ...rows].map(csvLine).join('');
    save(new Blob([text], { type: 'text/csv' }), `${texts.fileName}.csv`);
  };
  return (
    <section class={card.card}>
      <h3>{texts.ofPlayers}</h3>
      <p class="note">{texts.ofPlayersHint}</p>
      <div class="row">
        {missing.length > 0 && (
          <button type="button" class={button.button} aria-disabled={isBusy} onClick={() => work(make)}>
            {texts.makeTables(missing.length)}
          </button>
        )}
        {missing.length < players.length && (
          <>
            <a class={button.button} href={deskAddress('print', 'players')}>
              {texts.printPlayers}
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

/** Lets an organiser create the link that opens a player's page on the player's phone. */
export function PlayerLink({ player }: { readonly player: string }) {
  const texts = deskWords.value.links;
  const [isBusy, work] = useWork();
  const isOrganiser = role.value === 'organiser';
  useEffect(() => void (isOrganiser && readLinks()), [event.value, isOrganiser]);
  if (!isOrganiser) return null;
  const own = (links.value ?? []).find(
    ({ id, subject, revoked }) => subject.person === player && revoked === null && id in tokens.value,
  );
  const token = own && tokens.value[own.id];
  const make = () => makeLinks([{ role: 'player', person: player }]);
  return (
    <section class={card.card}>
      <h3>{texts.ofPlayer}</h3>
      <p class="note">{texts.ofPlayerHint}</p>
      {token === undefined ? (
        links.value &&
        areTokensRead.value && (
          <div class="row">
            <button type="button" class={button.button} aria-disabled={isBusy} onClick={() => work(make)}>
              {texts.makeOfPlayer}
            </button>
          </div>
        )
      ) : (
        <>
          <OnlyHere />
          <LinkCode token={token} name={nameOf(player)} />
        </>
      )}
      {hasFailed.value && <p role="alert">{texts.failed}</p>}
    </section>
  );
}
