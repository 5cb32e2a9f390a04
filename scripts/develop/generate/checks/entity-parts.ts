import type { Endpoint, EndpointName } from '../../../../src/schema/endpoint.ts'
import type { Account } from '../../../../src/schema/entity.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { ListColumn } from '../../../../src/schema/list-column.ts'
import type { Code } from '../diagnostics/codes.ts'
import { isObject, type Check } from './check.ts'
import { account, column, endpoints, entityName, home, screenPath } from './entity-check.ts'
import { field } from './field-checks.ts'

/**
 * The parts of an entity that are sound, so that one wrong part hides no mistake in the others;
 * what is not is left out, and told by the checks.
 */
export interface EntityParts {
  readonly file: string
  readonly exportedAs: string
  readonly name: string | undefined
  readonly path: string | undefined
  readonly renamedFrom: string | undefined
  readonly countKey: string | undefined
  readonly fields: Readonly<Record<string, Field>>
  /** The names of the fields that are left out. */
  readonly unsoundFields: readonly string[]
  readonly columns: readonly (readonly [index: number, column: ListColumn])[]
  readonly endpoints: readonly (readonly [EndpointName, Endpoint])[]
  readonly account: Account | undefined
}

/** What is wrong with these parts confuses nobody who asks for their other parts. */
const HARMLESS: ReadonlySet<Code> = new Set(['E110', 'E111', 'E152', 'E153', 'E160', 'E180', 'E181'])

export function readParts(file: string, exportedAs: string, value: unknown): EntityParts {
  const raw = isObject(value) ? value : {}
  const rawFields = isObject(raw['fields']) ? Object.entries(raw['fields']) : []
  const list = isObject(raw['list']) ? raw['list'] : {}
  const columns: readonly unknown[] = Array.isArray(list['columns']) ? list['columns'] : []
  return {
    file,
    exportedAs,
    name: readSound(entityName, isString, raw['name']),
    path: readSound(screenPath, isString, raw['path']),
    renamedFrom: isString(raw['renamedFrom']) ? raw['renamedFrom'] : undefined,
    countKey: isObject(raw['home']) && isSound(home, raw['home']) ? String(raw['home']['answer']) : undefined,
    fields: Object.fromEntries(rawFields.flatMap(([name, each]) => (isField(each) ? [[name, each]] : []))),
    unsoundFields: rawFields.filter(([, each]) => !isField(each)).map(([name]) => name),
    columns: columns.flatMap((each, index) => (isColumn(each) ? [[index, each] as const] : [])),
    endpoints: readEndpoints(raw['endpoints']),
    account: isAccount(raw['account']) ? raw['account'] : undefined,
  }
}

function readEndpoints(value: unknown): readonly (readonly [EndpointName, Endpoint])[] {
  if (!isObject(value)) return []
  return ENDPOINT_NAMES.flatMap((name) => {
    const endpoint = value[name]
    return isEndpoint(name, endpoint) ? [[name, endpoint] as const] : []
  })
}

const ENDPOINT_NAMES = [
  'list',
  'read',
  'create',
  'update',
  'destroy',
] as const satisfies readonly EndpointName[]

function isSound(check: Check, value: unknown): boolean {
  return value !== undefined && check(value, []).every(({ code }) => HARMLESS.has(code))
}

function readSound<T>(check: Check, isRight: (value: unknown) => value is T, value: unknown): T | undefined {
  return isRight(value) && isSound(check, value) ? value : undefined
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isField(value: unknown): value is Field {
  return isSound(field, value)
}

function isColumn(value: unknown): value is ListColumn {
  return isSound(column, value)
}

function isEndpoint(name: EndpointName, value: unknown): value is Endpoint {
  return isSound(endpoints[name], value)
}

function isAccount(value: unknown): value is Account {
  return isSound(account, value)
}

/** All entities; the files that could not be read may hold more, of the names given. */
export interface AllEntities {
  readonly entities: readonly EntityParts[]
  readonly unreadNames: readonly string[]
}
