import type { RecordId } from '../schema/values/record-id.ts'
import { UPLOADS_PATH } from '../schema/access/session-contract.ts'

/** The backend's base address, set at build time by `VITE_API_BASE_URL`; the page's own origin by default. */
export const BASE_ADDRESS: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '')

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

/** The address of an uploaded picture. A backend without thumbnails ignores `size`. */
export function uploadAddress(fileName: string, size?: 'small'): string {
  const address = `${BASE_ADDRESS}${UPLOADS_PATH}/${encodeURIComponent(fileName)}`
  return size ? `${address}?size=${size}` : address
}
