import { DatabaseUnavailable, StatementTooSlow } from '../../errors/database-unavailable.ts'
import { TOO_SLOW } from './connection.ts'
import { storageDown, storageFull } from '../../errors/http-error.ts'

/** A full or failing disk is reported as it is for uploads. */
export function translateFault(error: unknown): unknown {
  const message = error instanceof Error ? error.message : ''
  if (message === 'database or disk is full') return storageFull(error)
  if (message.startsWith('disk I/O error')) return storageDown(error)
  return error
}

// The driver drops the result code of a statement that returns rows; only the message remains.
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /^database (table )?is locked/.test(error.message)
}

/** Where nobody tries again. */
export function translateFinalFault(error: unknown): unknown {
  if (error instanceof Error && error.message.includes(TOO_SLOW)) return new StatementTooSlow()
  return isBusy(error) ? new DatabaseUnavailable(error) : translateFault(error)
}
