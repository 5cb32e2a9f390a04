import type { RecordId } from '../../schema/values/record-id.ts'

/** The address of a record's edit form. @param path of its list */
export function recordAddress(path: string, id: RecordId): string {
  return `${path}/edit/${encodeURIComponent(id)}`
}

export function createAddress(path: string): string {
  return `${path}/create`
}

/** The query parameter of a create form that names the record whose copy is made. */
export const COPY_OF = 'copyOf'

export function copyAddress(path: string, id: RecordId): string {
  return `${createAddress(path)}?${COPY_OF}=${encodeURIComponent(id)}`
}

/** The create form with a reference filled in. */
export function addressOfNew(path: string, field: string, id: RecordId): string {
  return `${createAddress(path)}?${field}=${encodeURIComponent(id)}`
}
