import type { HistoryEntry } from '../calls/record-calls.ts'
import { auditLog } from '#texts/record.ts'

/** `Meriem`, or `clé Site de Meriem` for what was done with an API key of hers; after a comma who has accepted it. */
export function authorName({ name, key, acceptedBy }: NonNullable<HistoryEntry['by']>): string {
  const author = key === undefined ? name : auditLog.ofKey(key, name)
  return acceptedBy === undefined ? author : auditLog.accepted(author, acceptedBy)
}
