// `<tenbo-hand>` in React: importing it is enough. On a server React writes the element; the browser then draws the hand.
import '@tenbo/element';
import type { ComponentProps } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tenbo-hand': ComponentProps<'span'> & {
        hand: string;
        rules?: string;
        theme?: string;
      };
    }
  }
}

export function HandOfTheDay({ hand }: { readonly hand: string }) {
  return (
    <section>
      <h2>The hand of the day</h2>
      <tenbo-hand hand={hand} rules="mleague" />
    </section>
  );
}
