import type { RecordId } from '../schema/record-id.ts'

export type CallQuery = Readonly<Record<string, string | number | readonly string[]>>

/** Fills in the id and the query of an endpoint's path. */
export function callAddress(
  path: string,
  { id, query }: { readonly id?: RecordId | string; readonly query?: CallQuery },
): string {
  const filled = id === undefined ? path : path.replace(':id', () => encodeURIComponent(id))
  if (!query) return filled
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  )
  return `${filled}?${search}`
}

/** An endpoint for one entity, whose name takes the place of `:entity` in its path. */
export function entityEndpoint<E extends { readonly path: string }>(endpoint: E, entity: string): E {
  return { ...endpoint, path: endpoint.path.replace(':entity', entity) }
}
