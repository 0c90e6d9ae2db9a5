/** `npm run bench`: the engine against the peer, then the ledger. */
await import('./wins.ts');
await import('./ledger.ts');
