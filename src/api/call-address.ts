import type { RecordId } from '../schema/values/record-id.ts'

/** By name: a text, a number, a list of them, or undefined for what is not sent. */
export type CallQuery = object

/** Fills in the id and the query of an endpoint's path. */
export function callAddress(
  path: string,
  { id, query = {} }: { readonly id?: RecordId; readonly query?: CallQuery },
): string {
  const filled = id === undefined ? path : fillPath(path, { id })
  const sent = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  )
  return sent.length > 0 ? `${filled}?${new URLSearchParams(sent)}` : filled
}

/** What stands for the `:names` of a path. */
export function fillPath(path: string, params: Readonly<Record<string, RecordId>>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}
