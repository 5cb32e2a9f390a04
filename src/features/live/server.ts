import {
  assertSees,
  type Backend,
  entityNamed,
  readAuthor,
  readEntity,
  type RecordName,
  refusedParameter,
  route,
  seenIds,
  type ServerFeature,
  type Session,
  sessionOf,
  type Store,
} from '../../server/face.ts'
import type { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryOf } from '../../calls/call.ts'
import { ACCESS_EVENT, CHANGES_EVENT, PRESENCE_EVENT, readEventsCall } from './calls.ts'
import { createLiveFeed, type LiveFeed, type News, type NumberedChange } from './server/live-feed.ts'
import { openRecord, type OpenRecord, readOpenRecords, openRecordsTable } from './server/open-records.ts'
import { readSessionCookie } from '../../accounts/face.ts'
import { createEventStreams } from './server/event-streams.ts'
/** More often than any proxy or `idleMs` closes a silent connection. */
const HEARTBEAT_MS = 20_000
/** Browsers wait this long before they connect again. */
const RETRY_MS = 3_000

export const liveServer: ServerFeature = { name: 'live', routes: eventsRoute, tables: [openRecordsTable] }

/** A stream per tab: what others change, and who else has the record of this tab open. */
function eventsRoute(app: FastifyInstance, backend: Backend): void {
  const feed = createLiveFeed(backend.store)
  const streams = createEventStreams(backend.sessions, (err) =>
    app.log.error({ err }, 'the sessions of streams were not looked at'),
  )
  // A stream would keep the process from ending.
  app.addHook('preClose', async () => streams.endAll())
  route(app, readEventsCall, async ({ request, reply, store, session, query }) => {
    const asked = readAsked(backend, query, request.headers['last-event-id'])
    const { record } = asked
    if (record) await assertSees(store, entityNamed(backend.store.entities, record.entity), record.id)
    const { key } = session
    const stream = streams.open(key ?? { token: readSessionCookie(request) ?? '' })
    // Also where the client is gone before anything was sent.
    reply.raw.once('close', () => stream.destroy())
    if (reply.raw.destroyed) stream.destroy()
    await send({ ...backend, feed }, request, { stream, endClosed: streams.endClosed }, asked)
    return answerWith(reply, stream)
  })
}

interface Asked {
  readonly since: number | null
  readonly record: RecordName | null
}

function readAsked(
  { store }: Backend,
  { since, entity, record }: QueryOf<typeof readEventsCall>,
  lastEventId: unknown,
): Asked {
  // A browser that connects again by itself says so in a header.
  const last = readEventsCall.query.shape.since.safeParse(lastEventId).data ?? since
  const asked = { since: last ?? null, record: null }
  if (entity === undefined) return asked
  const named = readEntity(store.entities, entity).name
  if (record === undefined) throw refusedParameter('record', undefined, readEventsCall.query.shape.record)
  return { ...asked, record: { entity: named, id: record } }
}

interface OpenStream {
  readonly stream: PassThrough
  endClosed(): void
}

function answerWith(reply: FastifyReply, stream: PassThrough): FastifyReply {
  // nginx would collect the events before it passes them on.
  return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(stream)
}

async function send(
  backend: Backend & { readonly feed: LiveFeed },
  request: FastifyRequest,
  { stream, endClosed }: OpenStream,
  { since, record }: Asked,
): Promise<void> {
  const { feed, store } = backend
  const session = sessionOf(request)
  const by = await readAuthor(backend, session)
  // Whoever sees the program as somebody else is not said to be there, nor is a program.
  const presence =
    record && !session.impersonation && !session.key && (await openRecord(store.queries, record, by))
  const log = (err: unknown) => request.log.error({ err }, 'a stream of events failed')
  let sent = ''
  const sendChanges = async (changes: readonly NumberedChange[], last: number) => {
    const others = changes.filter((change) => change.by?.id !== by.id || change.by.key !== by.key)
    if (others.length === 0) return
    // The rights may have changed since the stream began.
    const seen = await seenOf(await backend.callers.storeOf(session), others)
    if (seen.length > 0) writeEvent(stream, CHANGES_EVENT, seen.map(withoutNumber), last)
  }
  const sendPresence = (open: readonly OpenRecord[]) => {
    const names = JSON.stringify(record ? namesOf(open, record, by.id) : [])
    if (names === sent) return
    sent = names
    writeEvent(stream, PRESENCE_EVENT, JSON.parse(names))
  }
  const tellAccess = watchAccess(backend, session, stream)
  let sending = Promise.resolve()
  const listen = ({ changes, open }: News) => {
    sending = sending
      .then(() => sendChanges(changes, changes.at(-1)?.number ?? 0))
      .then(tellAccess)
      .catch(log)
    sendPresence(open)
    endClosed()
  }
  const { last, end } = await feed.subscribe(listen)
  const beat = async () => {
    endClosed()
    write(stream, ':\n\n')
    if (presence) await presence.renew()
  }
  const timer = setInterval(() => void beat().catch(log), HEARTBEAT_MS)
  const leave = () => {
    clearInterval(timer)
    end()
    if (presence) void presence.leave().catch(log)
  }
  // The client may have gone meanwhile.
  if (stream.destroyed) return leave()
  stream.once('close', leave)
  write(stream, `retry: ${RETRY_MS}\n`)
  writeEvent(stream, CHANGES_EVENT, [], last)
  await tellAccess()
  if (since !== null) await sendChanges(await feed.since(since), last)
  if (record) sendPresence(await readOpenRecords(store.queries))
}

/**
 * Tells of another access than was told last, where roles are data. Also at first: it may have changed since the caller
 * asked for it.
 */
function watchAccess({ callers }: Backend, session: Session, stream: PassThrough): () => Promise<void> {
  let told = 'null'
  return async () => {
    const now = JSON.stringify(await callers.personOf(session))
    if (now !== told) writeEvent(stream, ACCESS_EVENT, {})
    told = now
  }
}

/** The changes of records that the caller sees. */
async function seenOf(store: Store, changes: readonly NumberedChange[]): Promise<readonly NumberedChange[]> {
  const seen = new Map<string, ReadonlySet<number>>()
  for (const entity of new Set(changes.map((change) => change.entity))) {
    const ids = changes.filter((change) => change.entity === entity).map(({ id }) => id)
    seen.set(entity, await seenIds(store, entity, ids))
  }
  return changes.filter(({ entity, id }) => seen.get(entity)?.has(id))
}

function writeEvent(stream: PassThrough, event: string, data: unknown, id?: number): void {
  const number = id === undefined ? '' : `id: ${id}\n`
  write(stream, `${number}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** A stream that has ended would make an error of it. */
function write(stream: PassThrough, text: string): void {
  if (stream.writable) stream.write(text)
}

function withoutNumber({ number: _number, ...change }: NumberedChange) {
  return change
}

/** The others who have it open, each once. */
function namesOf(open: readonly OpenRecord[], record: RecordName, ownId: number): readonly string[] {
  const others = open.filter(
    ({ entity, id, by }) => entity === record.entity && id === record.id && by.id !== ownId,
  )
  return [...new Map(others.map(({ by }) => [by.id, by.name])).values()]
}
