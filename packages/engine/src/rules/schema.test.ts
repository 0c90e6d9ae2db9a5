import { expectTypeOf, test } from 'vitest';

import { type Choice, oneOf } from './choice.ts';

test('a choice offers exactly the words of its field', () => {
  const fitting: Choice<'two' | 'four'> = oneOf('two', 'four');
  // @ts-expect-error two wrong words
  const wrong: Choice<'two' | 'four'> = oneOf('too', 'for');
  // @ts-expect-error a word too many
  const more: Choice<'two' | 'four'> = oneOf('two', 'four', 'six');
  // @ts-expect-error a word is missing
  const fewer: Choice<'two' | 'four'> = oneOf('two');
  expectTypeOf(fitting).toEqualTypeOf<Choice<'two' | 'four'>>();
  expectTypeOf([wrong, more, fewer]).toEqualTypeOf<Choice<'two' | 'four'>[]>();
});
