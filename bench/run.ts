/** `npm run bench`: the engine against the peer, then hands that are not wins, then the ledger. */
await import('./wins.ts');
await import('./hands.ts');
await import('./ledger.ts');
