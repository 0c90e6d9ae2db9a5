import type { Auditing } from './file.ts';
import type { ThreadWork } from '../threads/threads.ts';

/** The data that a thread of an audit starts with. */
export interface AuditThread {
  readonly of: 'files' | 'lines';
  readonly auditing: Auditing;
}

export function auditThreads(of: AuditThread['of'], auditing: Auditing): ThreadWork {
  const data: AuditThread = { of, auditing };
  return { file: 'audit/audit-worker', data };
}
