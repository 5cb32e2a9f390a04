import type { EntityRequest } from '../entity-request.ts'
import { isObject, objectOr, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { KnownEntity } from '../../../../src/kinds/core/authoring/project-facts.ts'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { findList, findRecord } from './answer-key.ts'
import { buildEndpoints } from './build-endpoints.ts'
import { chooseCalls } from './choose-calls.ts'
import { describeLogin, describePaging } from './describe-style.ts'
import { createFlatten } from './flatten-schema.ts'
import { readSchemaFields } from './read-fields.ts'
import { readBasePath, readCalls } from './read-operations.ts'

interface Wanted {
  readonly name: string
  /** The document's path. */
  readonly path: string | undefined
  readonly entities: readonly KnownEntity[]
}

/**
 * The entity whose calls an OpenAPI 3 document describes at and below a path.
 * @throws Refusal where it describes none.
 */
export function readOpenApi(document: unknown, { name, path, entities }: Wanted): EntityRequest {
  assertOpenApi(document)
  const base = readBasePath(document)
  const above = findPath(document, path, base)
  const flatten = createFlatten(document)
  const calls = chooseCalls(readCalls(document, above, flatten))
  const list = calls.list?.answer && findList(calls.list.answer, name, flatten)
  const read = calls.read?.answer && findRecord(calls.read.answer, name, flatten)
  const record = read?.record ?? list?.record ?? {}
  const { fields, remarks } = readSchemaFields({
    create: calls.create?.body?.schema ?? {},
    update: calls.update?.body?.schema ?? {},
    sendsFiles: calls.create?.body?.type !== 'json',
    record,
    entities,
    flatten,
  })
  if (fields.length === 0)
    throw new Refusal(`${above}: neither a body that is sent nor an answer describes a field; use --field`)
  const made = buildEndpoints({ calls, above, base, name, keys: { list: list?.key, read: read?.key } })
  return {
    name,
    endpoints: made.endpoints,
    fields,
    remarks: [
      ...made.remarks,
      ...describePaging(calls.list),
      ...describeLogin(document),
      ...describeId(flatten(objectOr(record.properties).id)),
      ...remarks,
    ],
  }
}

/** A record's id is a whole number of 32 bits here. */
function describeId({ type, format }: JsonObject): readonly string[] {
  if (type === 'string')
    return ["id: a text in the document, a whole number here; ids: 'text' of the entity makes it a text"]
  return format === 'int64' ? ['id: of 64 bits in the document; here it goes up to 2147483647'] : []
}

function assertOpenApi(document: unknown): asserts document is JsonObject {
  const version = isObject(document)
    ? String(document.openapi ?? document.swagger ?? 'no version')
    : 'no object'
  if (!isObject(document) || !version.startsWith('3.'))
    throw new Refusal(`--openapi wants an OpenAPI 3 document in JSON; this one has ${version}`, 2)
}

/** The path as the document has it: `--path` may say it with the server's path before it. */
function findPath({ paths }: JsonObject, path: string | undefined, base: string): string {
  const known = Object.keys(objectOr(paths))
  const asked = path?.replace(/\/$/, '') ?? ''
  const wanted = [asked, ...(base !== '' && asked.startsWith(`${base}/`) ? [asked.slice(base.length)] : [])]
  const found = wanted.find((each) => known.some((other) => other === each || other.startsWith(`${each}/`)))
  if (asked !== '' && found !== undefined && !found.includes('{')) return found
  const roots = [...new Set(known.map((each) => each.replace(/\/\{.*$/, '')))].sort().join(', ')
  throw new Refusal(
    path === undefined
      ? `--openapi needs --path, the path of the list: one of ${roots}`
      : `"${path}" is no path of the document that an entity can have; write one of ${roots}`,
    2,
  )
}
