import { useEffect } from 'preact/hooks';

/** What Escape does as long as a screen is shown. */
export function useEscape(leave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [leave]);
}
