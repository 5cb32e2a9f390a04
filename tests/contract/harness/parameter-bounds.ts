import { expect } from 'vitest'
import { boundsOf } from '../../../scripts/test/openapi/bounds.ts'
import { readOperations, type ValueSchema } from '../../../scripts/test/openapi/operations.ts'
import type { HttpClient } from './http-client.ts'

/** A parameter of a call in an address. */
interface Parameter {
  readonly path: string
  readonly name: string
  readonly schema: ValueSchema
}

/** The parameters that an OpenAPI document describes, one of each schema and operator. */
export function documentedParameters(document: unknown): readonly Parameter[] {
  const all = readOperations(document).flatMap(({ method, path, query }) =>
    method === 'GET' ? Object.entries(query).map(([name, schema]) => ({ path, name, schema })) : [],
  )
  const distinct = new Map(
    all.map((each) => [`${each.name.split('.').at(-1)} ${JSON.stringify(each.schema)}`, each]),
  )
  return [...distinct.values()]
}

/** What the document allows is answered, and what it does not is refused, with the parameter's name. */
export async function expectKept(client: HttpClient, { path, name, schema }: Parameter): Promise<void> {
  const { within, beyond } = boundsOf(schema.items ?? schema)
  const ask = async (value: unknown) => {
    const address = `${path}?${name}=${encodeURIComponent(String(value))}`
    const abort = new AbortController()
    const response = await client.raw(address, { signal: abort.signal })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const told = isStream ? '' : await response.text()
    abort.abort()
    return { told: `${response.status} ${told.slice(0, 300)}`, address }
  }
  for (const value of within) {
    const { told, address } = await ask(value)
    expect(told, address).toMatch(/^200 /)
  }
  for (const value of beyond) {
    const { told, address } = await ask(value)
    expect(told, address).toMatch(/^40[04] /)
    if (told.startsWith('400')) expect(told, address).toContain(name)
  }
}
