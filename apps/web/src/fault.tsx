import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';

import { words } from './prefs.ts';
import button from './ui/button.module.css';
import card from './ui/card.module.css';

const met = signal<string>();

/** Bugs in event handlers, not in rendering, are reported above the place. */
export function watchForFaults(): void {
  addEventListener('error', ({ error }) => error instanceof Error && meet(error));
  addEventListener('unhandledrejection', ({ reason }) => meet(reason));
}

function meet(reason: unknown): void {
  met.value = saidBy(reason);
}

export function FaultMet() {
  if (met.value === undefined) return null;
  return <Fault said={met.value} way={words.value.close} onWay={() => (met.value = undefined)} />;
}

/** Its children, or the error if rendering them fails. The rest of the page stays; another `where` tries again. */
export function Guarded({ where, children }: { readonly where: string; readonly children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary() as [unknown, () => void];
  useEffect(() => {
    if (error !== undefined) reset();
  }, [where]);
  return error === undefined ? <>{children}</> : <Fault said={saidBy(error)} way={words.value.again} onWay={reset} />;
}

function Fault({ said, way, onWay }: { readonly said: string; readonly way: string; readonly onWay: () => void }) {
  return (
    <div role="alert" class={card.alarm}>
      <p>{words.value.fault(said)}</p>
      <div class={button.row}>
        <button type="button" class={button.button} onClick={onWay}>
          {way}
        </button>
        <button type="button" class={button.button} onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </div>
    </div>
  );
}

function saidBy(reason: unknown): string {
  return String(reason).slice(0, 200);
}
