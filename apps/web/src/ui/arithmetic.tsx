/** The steps from han and fu to a payment, with a real superscript. Copied or read aloud, it is "2^(2+3)" all the same. */
export function Arithmetic({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\^\(([^)]*)\)/).map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <sup key={i}>
            <span class="hidden">^(</span>
            {part}
            <span class="hidden">)</span>
          </sup>
        ),
      )}
    </>
  );
}
