/** A thread that audits files, or the records on the lines of a pipe. */
import { workerData } from 'node:worker_threads';

import { auditFile } from './audit-file.ts';
import { auditPiece } from './audit-lines.ts';
import type { AuditThread } from './audit-threads.ts';
import { answerPieces, answerFiles } from './thread.ts';

const { of, auditing } = workerData as AuditThread;

if (of === 'lines') answerPieces((piece) => auditPiece(piece, auditing));
else answerFiles((file) => auditFile(file, auditing));
