import type { RecordId } from '../../schema/record-id.ts'

/** Names the toast of a deletion, which goes when it is taken back. */
export function deletionOf(entity: string, id: RecordId): string {
  return `deletion of ${entity} ${id}`
}
