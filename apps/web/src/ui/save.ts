/** Downloads a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A dated file name without its extension: `tenbo-2026-05-01`. */
export function fileNameOf(at: string | undefined): string {
  return at === undefined ? 'tenbo' : `tenbo-${at.slice(0, 10)}`;
}
