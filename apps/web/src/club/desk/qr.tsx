import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** What the code leads to, for screen readers. */
  readonly name: string;
}

/** A QR code, black on white in both themes, with the margin of four modules that scanners need. */
export function Qr({ text, name }: Props) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
