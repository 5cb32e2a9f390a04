import type { RecordId } from '../../schema/record-id.ts'

/** What is open stays so while the page is: whoever comes back from a form finds the tree as it was. */
const open = new Set<string>()

export function isOpen(entity: string, id: RecordId): boolean {
  return open.has(keyOf(entity, id))
}

export function keepOpen(entity: string, id: RecordId, isOpened: boolean): void {
  if (isOpened) open.add(keyOf(entity, id))
  else open.delete(keyOf(entity, id))
}

function keyOf(entity: string, id: RecordId): string {
  return `${entity}/${id}`
}
