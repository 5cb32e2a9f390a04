/**
 * What stored names are called in the language of the page, where that is not what records hold: by `nameKey`, and by the
 * name alone where it is called one thing wherever it lies. Filled as screens need it, and never on a server.
 */
export const calledNames = new Map<string, string>()

export function nameKey(parent: unknown, name: string): string {
  return [parent, name].join('\n')
}
