/** An id that no other page will make; `randomUUID` is not there on a page served without a certificate. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a match from outside may be kept under a name: a short word, as this page and others make them, that is no view. */
export function isMatchId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-z][0-9a-z_-]{0,63}$/i.test(id) && id !== 'new';
}

/** Whether a match that is kept can be found by its address. Earlier versions took in names of any kind. */
export function hasAddress(id: string): boolean {
  return id !== '' && id !== 'new' && id.isWellFormed();
}
