import {
  type AskedCall,
  attempt,
  type Author,
  type Backend,
  destroyRecord,
  HttpError,
  readAuthor,
  readRecord,
  restoreRecord,
  route,
  type ServerFeature,
  type Store,
  updateRecord,
  writableFields,
} from '../../server/face.ts'
import { changeRecordsCall, type BulkChange, type BulkRequest } from './calls.ts'
import { MAX_RECORDS_OF_CALL, type RecordResult } from '../../schema/values/record-result.ts'
import type { FastifyInstance } from 'fastify'
import { bulkAnswers } from '#features/bulk/texts.ts'
import { answers } from '#texts/server.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { StoredRecord } from '../../schema/entity/field-definition.ts'
import { VERSION_KEY } from '../../schema/access/session-contract.ts'
export const bulkServer: ServerFeature = { name: 'bulk', routes: bulkRoutes }

/** The calls about many records of an entity at once. */
function bulkRoutes(app: FastifyInstance, backend: Backend): void {
  const handle = async ({
    store,
    session,
    params: { entity },
    body,
  }: AskedCall<typeof changeRecordsCall>) => {
    if (body.destroy && !entity.endpoints.destroy) throw new HttpError(404, answers.notFound)
    return { results: await applyBulk(store, entity, body, await readAuthor(backend, session)) }
  }
  route(app, changeRecordsCall, handle, {
    describeBody: ([issue]) =>
      issue?.path.at(-1) === 'version' ? undefined : bulkAnswers.badRequest(MAX_RECORDS_OF_CALL),
  })
}

/**
 * Changes, deletes or restores each record in a transaction of its own, in their order: what one is refused for keeps no other from
 * being written.
 */
async function applyBulk(
  store: Store,
  entity: AnyEntity,
  { update = [], destroy = [], restore = [] }: BulkRequest,
  author: Author,
): Promise<readonly RecordResult[]> {
  const results: RecordResult[] = []
  for (const change of update)
    results.push(await attempt(change.id, () => updateOne(store, entity, change, author)))
  for (const id of destroy) {
    const remove = async () => {
      await destroyRecord(store, entity, id, { author })
      return {}
    }
    results.push(await attempt(id, remove))
  }
  for (const id of restore) {
    const putBack = async () => {
      await restoreRecord(store, entity, id, author)
      return {}
    }
    results.push(await attempt(id, putBack))
  }
  return results
}

async function updateOne(store: Store, entity: AnyEntity, change: BulkChange, author: Author) {
  const { id, version, values } = change
  const only = Object.keys(values)
  // A stage is refused with what is said of it.
  const writable = [...writableFields(store, entity), entity.stages?.field]
  const hidden = only.some((name) => name in entity.fields && !writable.includes(name))
  if (hidden) throw new HttpError(403, answers.noRight)
  const before = pickReadable(entity, await readRecord(store, entity, id), only)
  const payload = version === undefined ? values : { ...values, [VERSION_KEY]: version }
  await updateRecord(store, entity, id, payload, {
    author,
    only,
  })
  return before
}

/** The fields as their payload would put them back. */
function pickReadable({ fields }: AnyEntity, record: StoredRecord, names: readonly string[]) {
  const readable = names.filter((name) => {
    const field = fields[name]
    return field !== undefined && !definitionOf(field).isSecret && !definitionOf(field).isLeftOutOfDrafts
  })
  return Object.fromEntries(readable.map((name) => [name, record[name]]))
}
