import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';

import { words } from './prefs.ts';
import { Alarm } from './later.tsx';

const reported = signal<string>();

/** Shows bugs in event handlers, which rendering does not catch, above the place. */
export function watchForFaults(): void {
  addEventListener('error', ({ error }) => error instanceof Error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(reason: unknown): void {
  reported.value = saidBy(reason);
}

export function FaultMet() {
  if (reported.value === undefined) return null;
  return <Alarm said={reported.value} way={words.value.close} onWay={() => (reported.value = undefined)} />;
}

/** Its children, or the error if rendering them fails. The rest of the page stays; another `where` tries again. */
export function Guarded({ where, children }: { readonly where: string; readonly children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary() as [unknown, () => void];
  useEffect(() => {
    if (error !== undefined) reset();
  }, [where]);
  return error === undefined ? <>{children}</> : <Alarm said={saidBy(error)} way={words.value.again} onWay={reset} />;
}

function saidBy(reason: unknown): string {
  return words.value.fault(String(reason).slice(0, 200));
}
