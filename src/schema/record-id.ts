/** The id that an address names; null where it names none. */
export function parseRecordId(text: string | undefined): number | null {
  const id = text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : null
}
