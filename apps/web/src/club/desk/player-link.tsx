import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { event, nameOf, role } from '../event.ts';
import { LinkCode } from './link-code.tsx';
import { areTokensRead, hasFailed, links, makeLinks, readLinks, tokens } from './links-store.ts';
import { OnlyHere } from './only-here.tsx';
import { deskWords } from './words.ts';

/** Lets an organiser create the link that opens a player's page on the player's phone. */
export function PlayerLink({ player }: { readonly player: string }) {
  const said = deskWords.value.links;
  const isBusy = useSignal(false);
  const isOrganiser = role.value === 'organiser';
  useEffect(() => void (isOrganiser && readLinks()), [event.value, isOrganiser]);
  if (!isOrganiser) return null;
  const own = (links.value ?? []).find(
    ({ id, subject, revoked }) => subject.person === player && revoked === null && id in tokens.value,
  );
  const token = own && tokens.value[own.id];
  const make = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    await makeLinks([{ role: 'player', person: player }]);
    isBusy.value = false;
  };
  return (
    <section class={card.card}>
      <h3>{said.ofPlayer}</h3>
      <p class="note">{said.ofPlayerHint}</p>
      {token === undefined ? (
        links.value &&
        areTokensRead.value && (
          <div class="row">
            <button type="button" class={button.button} aria-disabled={isBusy.value} onClick={() => void make()}>
              {said.makeOfPlayer}
            </button>
          </div>
        )
      ) : (
        <>
          <OnlyHere />
          <LinkCode token={token} name={nameOf(player)} />
        </>
      )}
      {hasFailed.value && <p role="alert">{said.failed}</p>}
    </section>
  );
}
