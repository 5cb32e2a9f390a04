export type CallQuery = Readonly<Record<string, string | number>>

/** An endpoint's path with its id and its query filled in. */
export function callAddress(
  path: string,
  { id, query }: { readonly id?: number | string; readonly query?: CallQuery },
): string {
  const filled = id === undefined ? path : path.replace(':id', String(id))
  if (!query) return filled
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${filled}?${search}`
}
