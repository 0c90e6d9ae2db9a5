import type { LinkOfEvent } from '@tenbo/club';

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { language } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { links as heldLinks } from '../club.ts';
import { event, nameOf, tablesNow, tournament } from '../event.ts';
import { addressInClub, deskAddress, wholeAddress } from '../address.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LinkCode } from './link-code.tsx';
import {
  areTokensRead,
  hasFailed,
  links,
  makeLinks,
  readLinks,
  renewLinks,
  revokeLink,
  tableLinks,
  tokens,
} from './links-store.ts';
import { OnlyHere } from './only-here.tsx';
import { PlayerLinks } from './player-links.tsx';
import { SetPassword } from './set-password.tsx';
import { timeText } from './said.ts';
import { Typed } from './typed.tsx';
import { deskWords } from './words.ts';

/** The links that give access to the event. */
export function Links() {
  const said = deskWords.value.links;
  useEffect(() => void readLinks(), [event.value]);
  return (
    <div class={place.wide}>
      <div class={place.place}>
        <h2>{said.heading}</h2>
        <OnlyHere />
        {hasFailed.value && <p role="alert">{said.failed}</p>}
        <Own />
        <TableLinks />
        <PlayerLinks />
        <Public />
        <section class={card.card}>
          {(['referee', 'spectator', 'organiser'] as const).map((role) => (
            <div key={role} class="row">
              <button type="button" class={button.button} onClick={() => void makeLinks([{ role }])}>
                {said.make[role]}
              </button>
            </div>
          ))}
        </section>
        <SetPassword />
      </div>
      <section class={place.place}>
        <h2>{said.all}</h2>
        <ul class={card.list}>
          {(links.value ?? []).map((link) => (
            <Row key={link.id} link={link} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The token with which this browser is the organiser. */
function ownToken(): { readonly token: string; readonly link: string } | undefined {
  const own = heldLinks.value?.find(({ session }) => session?.event === event.value && session?.role === 'organiser');
  return own?.session && { token: own.token, link: own.session.link };
}

function Own() {
  const said = deskWords.value.links;
  const own = ownToken();
  if (!own) return null;
  return (
    <section class={card.card}>
      <h3>{said.own}</h3>
      <p>{said.ownHint}</p>
      <LinkCode token={own.token} name={said.own} />
    </section>
  );
}

function TableLinks() {
  const said = deskWords.value.links;
  const made = tableLinks();
  const needed = Math.max(1, tablesNow.value.at(-1)?.table.table ?? 0, tablesFor());
  const upTo = useSignal(String(needed));
  const isBusy = useSignal(false);
  const missing = Array.from({ length: Math.min(Number(upTo.value) || 0, 500) }, (_, i) => i + 1).filter(
    (table) => !made.has(table),
  );
  const work = async (todo: () => Promise<void>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    await todo();
    isBusy.value = false;
  };
  return (
    <section class={card.card}>
      <h3>{said.tables}</h3>
      <Typed label={said.upTo} value={upTo.value} is="count" onType={(text) => (upTo.value = text)} />
      <div class="row">
        <button
          type="button"
          class={button.button}
          aria-disabled={missing.length === 0 || isBusy.value}
          onClick={() => missing.length > 0 && void work(() => makeLinks(missing.map((table) => ({ role: 'table', table }))))}
        >
          {said.makeTables(missing.length)}
        </button>
        {made.size > 0 && (
          <>
            <SureButton
              says={deskWords.value.sure.renewTables(made.size)}
              isBusy={isBusy.value}
              onSure={() => void work(() => renewLinks([...made.values()].map(({ id }) => id)))}
            >
              {said.renewTables}
            </SureButton>
            <a class={button.button} href={deskAddress('print', 'cards')}>
              {said.print}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** Makes the event public, or takes it off the list. */
function Public() {
  const said = deskWords.value.shared;
  const open = (links.value ?? []).filter(({ isPublic, revoked }) => isPublic && revoked === null);
  const address = wholeAddress(addressInClub(event.value ?? '', 'desk'));
  const isBusy = useSignal(false);
  const work = async (todo: () => Promise<void>) => {
    isBusy.value = true;
    await todo();
    isBusy.value = false;
  };
  const close = async () => {
    for (const { id } of open) await revokeLink(id);
  };
  return (
    <section class={card.card}>
      <h3>{said.public}</h3>
      <p class="note">{open.length > 0 ? said.isPublic : said.publicHint}</p>
      {open.length > 0 && <code class="breaks">{address}</code>}
      {links.value && (
        <div class="row">
          {open.length > 0 && <CopyButton label={deskWords.value.links.copy} text={() => address} class={button.button} />}
          {open.length > 0 ? (
            <SureButton says={said.unpublishSure} isBusy={isBusy.value} onSure={() => void work(close)}>
              {said.unpublish}
            </SureButton>
          ) : (
            <SureButton
              says={said.publishSure}
              isBusy={isBusy.value}
              onSure={() => void work(() => makeLinks([{ role: 'spectator', isPublic: true }]))}
            >
              {said.publish}
            </SureButton>
          )}
        </div>
      )}
    </section>
  );
}

/** How many tables the players present fill. */
function tablesFor(): number {
  const state = tournament.value;
  if (!state) return 1;
  return Math.floor(state.players.filter(({ isPresent }) => isPresent).length / state.plan.rules.tiles.players);
}

/** What a link is for. */
function nameOfLink({ role, subject, isPublic }: LinkOfEvent): string {
  const said = deskWords.value;
  if (isPublic) return said.shared.public;
  if (role === 'player' && subject.person !== undefined) return nameOf(subject.person);
  return role === 'table' && subject.table !== undefined ? said.table(subject.table) : said.links.roles[role];
}

function Row({ link }: { readonly link: LinkOfEvent }) {
  const said = deskWords.value.links;
  const name = nameOfLink(link);
  const isShown = useSignal(false);
  const token = tokens.value[link.id];
  const isOwn = ownToken()?.link === link.id;
  const notes = [
    said.created(timeText(link.created, language.value)),
    link.revoked === null ? '' : said.revoked,
    isOwn ? said.this : '',
  ];
  return (
    <li class={card.row}>
      <p>
        <strong>{name}</strong> <span class="quiet">{notes.filter((note) => note !== '').join(' · ')}</span>
      </p>
      {link.revoked === null && (
        <span class="row">
          <button type="button" class={button.link} onClick={() => (isShown.value = true)}>
            {said.show} <span class="hidden">{name}</span>
          </button>
          {!isOwn && (
            <>
              <SureButton says={deskWords.value.sure.renew} look={button.link} onSure={() => void renewLinks([link.id])}>
                {said.renew} <span class="hidden">{name}</span>
              </SureButton>
              <SureButton says={deskWords.value.sure.revoke} look={button.link} onSure={() => void revokeLink(link.id)}>
                {said.revoke} <span class="hidden">{name}</span>
              </SureButton>
            </>
          )}
        </span>
      )}
      {isShown.value && (
        <Sheet heading={name} onClose={() => (isShown.value = false)}>
          {token === undefined ? areTokensRead.value && <p>{said.unknown}</p> : <LinkCode token={token} name={name} />}
        </Sheet>
      )}
    </li>
  );
}
