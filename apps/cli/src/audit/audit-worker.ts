/** A thread that audits files, or the records on the lines of a pipe. */
import { workerData } from 'node:worker_threads';

import { type AuditThread, auditFile } from './file.ts';
import { auditPiece } from './lines.ts';
import { answerPieces, answerFiles } from '../threads/thread.ts';

const { of, auditing } = workerData as AuditThread;

if (of === 'lines') answerPieces((piece) => auditPiece(piece, auditing));
else answerFiles((file) => auditFile(file, auditing));
