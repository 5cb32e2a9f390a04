/** Why the program does not start: our own tables count their records. E284 is documented in the table of codes. */
export function explainTextIds(entities: readonly string[]): string {
  const places = entities.map((name) => `${name}.ids`).join(', ')
  return (
    `E284 ${places}: records whose ids are texts belong to another backend, and this one counts its records; ` +
    "remove ids: 'text' in entities/, or build the browser half for the backend that has them, with VITE_API_BASE_URL"
  )
}
