import type { Auditing } from './audit-file.ts';
import type { ThreadWork } from './threads.ts';

/** The data that a thread of an audit starts with. */
export interface AuditThread {
  readonly of: 'files' | 'lines';
  readonly auditing: Auditing;
}

export function auditThreads(of: AuditThread['of'], auditing: Auditing): ThreadWork {
  const data: AuditThread = { of, auditing };
  return { file: 'audit-worker', data };
}
