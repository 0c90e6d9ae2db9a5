import type { Shared } from './shared.ts';

/** How it went: `done` also if the reader closed the system's sheet; `missing` if the browser has none. */
export type Outcome = 'done' | 'missing' | 'failed';

/** Offers something to the system's share sheet, with its picture where the system takes files. */
export async function send({ title, text, link }: Shared, picture: File | undefined): Promise<Outcome> {
  if (typeof navigator.share !== 'function') return 'missing';
  const told: ShareData = { title, text, ...(link !== undefined && { url: link }) };
  const files = picture ? [picture] : [];
  const takesFiles = files.length > 0 && typeof navigator.canShare === 'function' && navigator.canShare({ files });
  try {
    await navigator.share(takesFiles ? { ...told, files } : told);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'failed';
  }
}
