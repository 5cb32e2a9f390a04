import type { RecordPage, UnreadList } from '../../api/entity-client.ts'
import { UnreachableError, UnreadableAnswerError } from '../../api/errors.ts'
import { UnsupportedFilterError } from '../../api/unsupported-filter-error.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { LocalListAnswer, LocalListRequest, LocalListResult } from './local-list-messages.ts'

interface Waiting {
  readonly resolve: (result: LocalListResult) => void
  readonly reject: (error: unknown) => void
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Gives a list to the worker, unless it turns out to be one page only.
 * @returns that page
 * @throws UnreadableAnswerError
 */
export async function openInWorker(entity: AnyEntity, list: UnreadList): Promise<RecordPage | undefined> {
  const { name, ids, fields, endpoints } = entity
  const config = JSON.stringify({ name, ids, fields, endpoints, list: entity.list })
  const result = await ask({ type: 'open', entity: name, config, list })
  if ('isUnreadable' in result) throw unreadable(entity)
  return 'page' in result ? result.page : undefined
}

/**
 * A page of the list that the worker holds of an entity.
 * @throws UnreadableAnswerError where it holds none
 * @throws UnansweredFilterError where its records do not say what is asked
 */
export async function readFromWorker(entity: AnyEntity, query: ListQuery): Promise<RecordPage> {
  const result = await ask({ type: 'page', entity: entity.name, query })
  if ('isUnanswered' in result) throw new UnsupportedFilterError()
  if (!('page' in result)) throw unreadable(entity)
  return result.page
}

/** Takes a record out of the list that the worker holds. */
export async function dropInWorker(entity: AnyEntity, id: RecordId): Promise<void> {
  await ask({ type: 'drop', entity: entity.name, id })
}

/** Forgets every list: whoever comes next is to see none of them. */
export function stopWorker(): void {
  worker?.terminate()
  worker = undefined
  waiting.clear()
}

function ask(request: LocalListRequest): Promise<LocalListResult> {
  worker ??= startWorker()
  lastId += 1
  // A worker, unlike a window, has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ id: lastId, request })
  return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./local-list.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<LocalListAnswer>) => {
    waiting.get(data.id)?.resolve(data.result)
    waiting.delete(data.id)
  })
  // Its code did not come.
  started.addEventListener('error', (event) => {
    const asked = [...waiting.values()]
    stopWorker()
    for (const { reject } of asked) reject(new UnreachableError(event))
  })
  return started
}

function unreadable({ endpoints: { list } }: AnyEntity): UnreadableAnswerError {
  return new UnreadableAnswerError(list.method, list.path, { status: 200 })
}
