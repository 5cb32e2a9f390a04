import {
  listRecentImportsCall,
  readImportFileCall,
  readImportOutcomeCall,
  runImportCall,
  undoImportCall,
  type ImportProgress,
  type ImportRequest,
  MAX_IMPORT_BYTES,
  type RecentImport,
} from './calls.ts'
import {
  answerLines,
  type AskedCall,
  assertMay,
  type Backend,
  entityNamed,
  type FeatureService,
  HttpError,
  type InEachLanguage,
  readAuthor,
  refusalOf,
  route,
  type ServerFeature,
  type Store,
  writableEntity,
} from '../../server/face.ts'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { importKeys } from '../../kinds/core/sheet/import-keys.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { Operation } from '../../schema/access/access.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { imports } from '#features/import/texts.ts'
import { findImport, forgetOldImports, findRecent } from './server/import-log.ts'
import { matchHeadings } from './server/match-headings.ts'
import { readTable } from './server/read-table.ts'
import { beginImport, tellOutcome, runImport } from './server/run-import.ts'
import { keepBodiesUnread, readImport } from './server/read-import.ts'
import { importStepsTable, importsTable } from './server/imports-table.ts'
import { undoImport } from './server/undo-import.ts'
import { MAX_ID_SPANS } from '../../schema/where/filter.ts'
import { readSpans } from './server/written-records.ts'
import { HOUR_MS } from '../../schema/values/days.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

export const importServer: ServerFeature = {
  name: 'import',
  routes: importRoutes,
  tables: [importsTable, importStepsTable],
  service: {
    start: ({ store }) => ({
      maintenance: [{ everyMs: HOUR_MS, run: () => forgetOldImports(store.queries) }],
      checkImport,
    }),
  },
}

const checkImport: NonNullable<FeatureService['checkImport']> = (caller, entity, sent) => {
  const request = { ...sent, key: randomUUID(), fileName: '', policy: 'check' } as const
  assertMayImport(caller.store, entity, request)
  const name = { entity: entity.name, accountId: caller.author.id, key: request.key }
  return runImport({ ...caller, entity, name, request, report() {} })
}

/** Records from files. */
function importRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, readImportFileCall, async ({ request, reply, store, params, query }) => {
    const { json, headings, known } = await readTable(await readFile(request), query)
    const entity = writableEntity(store, entityNamed(store.entities, params.entity.name))
    const columns = matchHeadings(entity, headings, app.inEachLanguage)
    const head = JSON.stringify({ success: true, ...known, columns })
    const [start, end] = [`${head.slice(0, -1)},"rows":`, '}']
    return reply.type(JSON_TYPE).send(Buffer.concat([Buffer.from(start), json, Buffer.from(end)]))
  })
  app.register(async (scope) => {
    keepBodiesUnread(scope)
    route(scope, runImportCall, (asked) => answerImport(backend, asked, app.inEachLanguage), {
      leavesBody: true,
    })
  })
  route(app, readImportOutcomeCall, async ({ store, session, params: { entity, key } }) => {
    const name = { entity: entity.name, accountId: session.accountId, key }
    const found = await findImport(store.queries, name)
    if (!found) throw new HttpError(404, imports.noSuchImport)
    return { outcome: tellOutcome(found) }
  })
  route(app, listRecentImportsCall, async ({ store, session, params: { entity } }) => ({
    imports: await readRecentImports(store, entity, session.accountId),
  }))
  route(app, undoImportCall, async ({ store, session, params: { entity, key } }) => {
    const author = await readAuthor(backend, session)
    const name = { entity: entity.name, accountId: session.accountId, key }
    await undoImport({ store, name, author })
    return {}
  })
}

async function answerImport(
  backend: Backend,
  { request, reply, store, session, params: { entity } }: AskedCall<typeof runImportCall>,
  inEachLanguage: InEachLanguage,
): Promise<FastifyReply> {
  const asked = await readImport(request)
  assertMayImport(store, entity, asked)
  const author = await readAuthor(backend, session)
  const name = { entity: entity.name, accountId: session.accountId, key: asked.key }
  const work = { store, entity, name, request: asked }
  // Once lines are answered, a refusal has no status any more.
  if (asked.policy !== 'check') await beginImport(work)
  const answer = answerLines(request, async (report: (progress: ImportProgress) => void) => ({
    outcome: await runImport({ ...work, author, inEachLanguage, report }),
  }))
  return reply.type('application/x-ndjson').send(Readable.from(answer))
}

/** @throws HttpError */
function assertMayImport(store: Store, { name }: AnyEntity, asked: ImportRequest): void {
  const entity = entityNamed(store.entities, name)
  if (!isPossible(store, entity, asked)) throw new HttpError(400, imports.badRequest)
  for (const action of OPERATIONS_OF_MODE[asked.mode]) assertMay(store, action, entity)
}

async function readFile(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new HttpError(415, imports.unreadable)
  try {
    const part = await request.file({ limits: { fileSize: MAX_IMPORT_BYTES, files: 1 } })
    if (!part) throw new HttpError(400, imports.unreadable)
    const file = await part.toBuffer()
    if (part.file.truncated) throw new HttpError(413, imports.tooLarge)
    return file
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The columns are those of the entity, each named once, and what finds the records is one of them. */
const OPERATIONS_OF_MODE = {
  create: ['create'],
  update: ['update'],
  both: ['create', 'update'],
} as const satisfies Readonly<Record<ImportRequest['mode'], readonly Operation[]>>

function isPossible(store: Store, entity: AnyEntity, { columns, mode, by }: ImportRequest): boolean {
  const named = columns.filter((key) => key !== null)
  const known = importColumns(writableEntity(store, entity)).map(({ key }) => key)
  const isNamed = named.every((key) => known.includes(key)) && new Set(named).size === named.length
  const isFound = by !== null && named.includes(by) && importKeys(entity).includes(by)
  return isNamed && named.length > 0 && (mode === 'create' || isFound)
}

/** The imports of an account that can be taken back, and those that were, the last one first. */
async function readRecentImports(
  store: Store,
  entity: AnyEntity,
  accountId: number | null,
): Promise<readonly RecentImport[]> {
  const found = await findRecent(store.queries, entity, accountId)
  const spans = await readSpans(
    store.queries,
    found.map(({ scopedKey }) => scopedKey),
  )
  const mayDelete = entity.endpoints.destroy !== undefined && store.rights.may('delete', entity)
  return found.map(({ scopedKey, undoneAt, ...told }) => {
    const ids = (spans.get(scopedKey) ?? []).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`))
    const undo = undoneAt !== '' ? 'done' : told.created > 0 && !mayDelete ? 'refused' : 'possible'
    return { ...told, ids: ids.length > MAX_ID_SPANS ? [] : ids, undo }
  })
}
