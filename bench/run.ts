/** `npm run bench`: the engine against the peer, then the ledger. */
import './wins.ts';
import './ledger.ts';
