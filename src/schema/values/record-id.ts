/** What names a record: our own backend counts them, another one may give uuids or slugs. */
export type RecordId = number | string

export const ID_KINDS = ['number', 'text'] as const
export type IdKind = (typeof ID_KINDS)[number]

/** The type of the ids that an entity has, or that a reference holds. */
export type IdOf<Named> = Named extends { readonly ids?: 'text' } ? string : number

/** The number that an address names; null where it names none. */
export function parseRecordId(text: string | undefined): number | null {
  const id = text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : null
}

/** The id that a text names; null where it names none. */
export function readRecordId(text: string | null | undefined, ids?: IdKind): RecordId | null {
  return ids === 'text' ? text || null : parseRecordId(text ?? undefined)
}

/** Whether it is an id, whatever its kind. */
export function isRecordId(value: unknown): value is RecordId {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
