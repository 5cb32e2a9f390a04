import type { HistoryEntry } from '../calls/history.ts'
import { auditLog } from '#texts/audit-log.ts'

/** `Meriem`, or `clé Site de Meriem` for what was done with an API key of hers. */
export function authorName({ name, key }: NonNullable<HistoryEntry['by']>): string {
  return key === undefined ? name : auditLog.ofKey(key, name)
}
