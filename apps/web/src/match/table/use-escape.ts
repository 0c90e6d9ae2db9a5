import { useLayoutEffect } from 'preact/hooks';

/** What Escape does from the moment a screen is shown; a dialog over it has the key for itself. */
export function useEscape(leave: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null;
      if (event.key === 'Escape' && !isTaken) leave();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [leave]);
}
