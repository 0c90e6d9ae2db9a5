import { useSignal } from '@preact/signals';
import type { LinkOfEvent } from '@tenbo/club';
import { useEffect } from 'preact/hooks';

import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { links as heldLinks } from '../club.ts';
import { event, nameOf, tablesNow, tournament } from '../event.ts';
import { addressInClub, deskAddress, wholeAddress } from '../address.ts';
import { LinkCode, OnlyHere } from './link-code.tsx';
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
import { PlayerLinks } from './player-links.tsx';
import { SetPassword } from './password.tsx';
import { joined, timeText } from './texts.ts';
import { Typed, useWork } from './fields.tsx';
import { deskWords } from './words.ts';

/** The links that give access to the event. */
export function Links() {
  const texts = deskWords.value.links;
  useEffect(() => void readLinks(), [event.value]);
  return (
    <div class={place.wide}>
      <div class={place.place}>
        <h2>{texts.heading}</h2>
        <OnlyHere />
        {hasFailed.value && <p role="alert">{texts.failed}</p>}
        <Own />
        <TableLinks />
        <PlayerLinks />
        <Public />
        <section class={card.card}>
          {(['referee', 'spectator', 'organiser'] as const).map((role) => (
            <div key={role} class="row">
              <button type="button" class={button.button} onClick={() => void makeLinks([{ role }])}>
                {texts.make[role]}
              </button>
            </div>
          ))}
        </section>
        <SetPassword />
      </div>
      <section class={place.place}>
        <h2>{texts.all}</h2>
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
  const texts = deskWords.value.links;
  const own = ownToken();
  if (!own) return null;
  return (
    <section class={card.card}>
      <h3>{texts.own}</h3>
      <p>{texts.ownHint}</p>
      <LinkCode token={own.token} name={texts.own} />
    </section>
  );
}

function TableLinks() {
  const texts = deskWords.value.links;
  const made = tableLinks();
  const needed = Math.max(1, tablesNow.value.at(-1)?.table.table ?? 0, tablesFor());
  const upTo = useSignal(String(needed));
  const [isBusy, work] = useWork();
  const missing = Array.from({ length: Math.min(Number(upTo.value) || 0, 500) }, (_, i) => i + 1).filter(
    (table) => !made.has(table),
  );
  return (
    <section class={card.card}>
      <h3>{texts.tables}</h3>
      <Typed label={texts.upTo} value={upTo.value} isCount onType={(text) => (upTo.value = text)} />
      <div class="row">
        {missing.length > 0 && (
          <button
            type="button"
            class={button.button}
            aria-disabled={isBusy}
            onClick={() => work(() => makeLinks(missing.map((table) => ({ role: 'table', table }))))}
          >
            {texts.makeTables(missing.length)}
          </button>
        )}
        {made.size > 0 && (
          <>
            <SureButton
              says={deskWords.value.sure.renewTables(made.size)}
              isBusy={isBusy}
              onSure={() => work(() => renewLinks([...made.values()].map(({ id }) => id)))}
            >
              {texts.renewTables}
            </SureButton>
            <a class={button.button} href={deskAddress('print', 'cards')}>
              {texts.print}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** Makes the event public, or takes it off the list. */
function Public() {
  const texts = deskWords.value.shared;
  const open = (links.value ?? []).filter(({ isPublic, revoked }) => isPublic && revoked === null);
  const address = wholeAddress(addressInClub(event.value ?? '', 'desk'));
  const [isBusy, work] = useWork();
  const close = async () => {
    for (const { id } of open) await revokeLink(id);
  };
  return (
    <section class={card.card}>
      <h3>{texts.public}</h3>
      <p class="note">{open.length > 0 ? texts.isPublic : texts.publicHint}</p>
      {open.length > 0 && <code class="breaks">{address}</code>}
      {links.value && (
        <div class="row">
          {open.length > 0 && <CopyButton label={deskWords.value.links.copy} text={() => address} class={button.button} />}
          {open.length > 0 ? (
            <SureButton says={texts.unpublishSure} isBusy={isBusy} onSure={() => work(close)}>
              {texts.unpublish}
            </SureButton>
          ) : (
            <SureButton
              says={texts.publishSure}
              isBusy={isBusy}
              onSure={() => work(() => makeLinks([{ role: 'spectator', isPublic: true }]))}
            >
              {texts.publish}
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
  const texts = deskWords.value;
  if (isPublic) return texts.shared.public;
  if (role === 'player' && subject.person !== undefined) return nameOf(subject.person);
  return role === 'table' && subject.table !== undefined ? texts.table(subject.table) : texts.links.roles[role];
}

function Row({ link }: { readonly link: LinkOfEvent }) {
  const texts = deskWords.value.links;
  const name = nameOfLink(link);
  const isShown = useSignal(false);
  const token = tokens.value[link.id];
  const isOwn = ownToken()?.link === link.id;
  const notes = joined([
    texts.created(timeText(link.created)),
    link.revoked === null ? '' : texts.revoked,
    isOwn ? texts.this : '',
  ]);
  return (
    <li class={card.row}>
      <p>
        <strong>{name}</strong> <span class="quiet">{notes}</span>
      </p>
      {link.revoked === null && (
        <span class="row">
          <button type="button" class={button.link} onClick={() => (isShown.value = true)}>
            {texts.show} <span class="hidden">{name}</span>
          </button>
          {!isOwn && (
            <>
              <SureButton says={deskWords.value.sure.renew} look={button.link} onSure={() => void renewLinks([link.id])}>
                {texts.renew} <span class="hidden">{name}</span>
              </SureButton>
              <SureButton says={deskWords.value.sure.revoke} look={button.link} onSure={() => void revokeLink(link.id)}>
                {texts.revoke} <span class="hidden">{name}</span>
              </SureButton>
            </>
          )}
        </span>
      )}
      {isShown.value && (
        <Sheet heading={name} onClose={() => (isShown.value = false)}>
          {token === undefined ? areTokensRead.value && <p>{texts.unknown}</p> : <LinkCode token={token} name={name} />}
        </Sheet>
      )}
    </li>
  );
}
