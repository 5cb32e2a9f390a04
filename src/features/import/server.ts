import {
  importKey,
  importContract,
  type ImportProgress,
  type ImportRequest,
  MAX_IMPORT_BYTES,
} from './calls.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { importKeys } from '../../kinds/core/sheet/import-keys.ts'
import { importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { Operation } from '../../schema/access.ts'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { imports } from '#features/import/texts.ts'
import type { Backend } from '../../server/backend.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { findImport } from './server/import-log.ts'
import { assertMay, writableEntity } from '../../server/records/access/access.ts'
import type { Store } from '../../server/records/store/store.ts'
import { readTable } from './server/read-table.ts'
import { beginImport, runImport } from './server/run-import.ts'
import { readAuthor } from '../../server/session/account.ts'
import { sessionOf, storeOf } from '../../server/session/guard.ts'
import { answerLines } from '../../server/http/answer-lines.ts'
import { keepBodiesUnread, readImport } from './server/read-import.ts'
import { refusalOf } from '../../server/http/read-multipart.ts'
import { readEntity } from '../../server/http/read-request.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

interface ImportCall {
  Params: { entity: string; id?: string }
}

export const importServer: ServerFeature = { name: 'import', routes: importRoutes }

/** Records from files. */
function importRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  const { read, run, outcome } = importContract
  app.route<ImportCall>({
    method: read.method,
    url: read.path,
    async handler(request, reply) {
      const entity = readEntity(store.entities, request.params.entity)
      assertMay(storeOf(request), 'read', entity)
      const rows = await readTable(await readFile(request))
      const [start, end] = [`{"success":true,${JSON.stringify(read.answer)}:`, '}']
      return reply.type(JSON_TYPE).send(Buffer.concat([Buffer.from(start), rows, Buffer.from(end)]))
    },
  })
  app.register(async (scope) => {
    keepBodiesUnread(scope)
    scope.route<ImportCall>({
      method: run.method,
      url: run.path,
      handler: (request, reply) => answerImport(backend, request, reply),
    })
  })
  app.route<ImportCall>({
    method: outcome.method,
    url: outcome.path,
    async handler(request) {
      const { id: key = '', entity } = request.params
      const { name } = assertMay(storeOf(request), 'read', readEntity(store.entities, entity))
      const { accountId } = sessionOf(request)
      const isKey = importKey.safeParse(key).success
      const found = isKey && (await findImport(store.queries, { entity: name, accountId, key }))
      if (!found) throw new HttpError(404, imports.noSuchImport)
      const { requestHash: _hash, ...told } = found
      return buildAnswerBody(outcome, told, { success: true })
    },
  })
}

async function answerImport(backend: Backend, request: FastifyRequest<ImportCall>, reply: FastifyReply) {
  const own = storeOf(request)
  const entity = readEntity(backend.store.entities, request.params.entity)
  const seen = assertMay(own, 'read', entity)
  const asked = await readImport(request)
  if (!isPossible(own, seen, asked)) throw new HttpError(400, imports.badRequest)
  for (const action of OPERATIONS_OF_MODE[asked.mode]) assertMay(own, action, entity)
  const author = await readAuthor(backend, sessionOf(request))
  const name = { entity: entity.name, accountId: sessionOf(request).accountId, key: asked.key }
  const work = { store: own, entity, name, request: asked }
  // Once lines are answered, a refusal has no status any more.
  if (asked.policy !== 'check') await beginImport(work)
  const answer = answerLines(request, async (report: (progress: ImportProgress) => void) => ({
    outcome: await runImport({ ...work, author, report }),
  }))
  return reply.type('application/x-ndjson').send(Readable.from(answer))
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
