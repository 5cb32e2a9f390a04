import type { BackendList, OtherBackend } from '../schema/entity/backend.ts'
import { hasKeys } from '../schema/entity/answer-part.ts'

/** What fields are called on the wire, by field; those that are not here have their own names. */
export type WireNames = Readonly<Record<string, string>>

/** A record of another backend under the names of its fields. */
export function adaptRecord(record: unknown, names: WireNames, shape: OtherBackend['records']): unknown {
  if (!hasKeys(record)) return record
  const { attributes } = record
  const flat = shape === 'json:api' && hasKeys(attributes) ? { id: record['id'], ...attributes } : record
  const fields = invert(names)
  return Object.fromEntries(Object.entries(flat).map(([name, value]) => [fields[name] ?? name, value]))
}

/** What is sent of a record, under the names of another backend; in the document of JSON:API where it has a type. */
export function adaptBody(
  body: BodyInit | undefined,
  names: WireNames,
  resource: { readonly type: string; readonly id: string | undefined } | undefined,
): BodyInit | undefined {
  if (body instanceof FormData) {
    const parts = new FormData()
    for (const [name, value] of body.entries()) parts.append(names[name] ?? name, value)
    return parts
  }
  if (typeof body !== 'string') return body
  const values: object = JSON.parse(body)
  const renamed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [names[name] ?? name, value]),
  )
  return JSON.stringify(resource ? { data: { ...resource, attributes: renamed } } : renamed)
}

/** The query of a list as another backend has it. */
export function adaptQuery(query: URLSearchParams, list: BackendList = {}, names: WireNames = {}): string {
  const sent = new URLSearchParams()
  const { firstPage = 1, descending } = list
  const isDescending = query.get('order') === 'desc'
  for (const [name, value] of query) {
    if (name === 'page') sent.append(list.page ?? name, String(Number(value) - 1 + firstPage))
    else if (name === 'pageSize') sent.append(list.pageSize ?? name, value)
    else if (name === 'q') sent.append(list.search ?? name, value)
    else if (name === 'sort')
      sent.append(list.sort ?? name, (isDescending ? (descending ?? '') : '') + rename(value, names))
    else if (name !== 'order') sent.append(renameFilter(name, names), value)
    else if (descending === undefined) sent.append(list.order ?? name, value)
  }
  return sent.toString()
}

/** The first step of a way to a field is one of this record's. */
function rename(path: string, names: WireNames): string {
  const [first = '', ...rest] = path.split('.')
  return [names[first] ?? first, ...rest].join('.')
}

function renameFilter(parameter: string, names: WireNames): string {
  const [, kind, path] = /^(filter|any)\.(.+)$/.exec(parameter) ?? []
  return kind === undefined || path === undefined ? parameter : `${kind}.${rename(path, names)}`
}

function invert(names: WireNames): WireNames {
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [name, field]))
}
