import type { RecordPage, UnreadList } from '../../api/entity-client.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { withWords } from '../../texts/with-words.ts'

/** A list that the worker holds; another revision holds other rows. */
export interface LocalListRevision {
  readonly revision: number
}

const load = () => withWords(import('./local-list-thread.ts'))

let isUsed = false
let lastRevision = 0

/** Gives a list to the worker, unless it turns out to be one page only. @throws UnreadableAnswerError */
export async function openLocalList(
  entity: AnyEntity,
  list: UnreadList,
): Promise<RecordPage | LocalListRevision> {
  isUsed = true
  return (await (await load()).openInWorker(entity, list)) ?? nextRevision()
}

/** A page of the list that the worker holds of an entity. @throws UnreadableAnswerError, UnansweredFilterError */
export async function readLocalPage(entity: AnyEntity, query: ListQuery): Promise<RecordPage> {
  return (await load()).readFromWorker(entity, query)
}

/** Takes a record out of the list that the worker holds. */
export function dropFromLocalList(entity: AnyEntity, id: RecordId): LocalListRevision {
  // Where it fails, so does the next page, which tells it.
  load().then(
    ({ dropInWorker }) => dropInWorker(entity, id).catch(() => undefined),
    () => undefined,
  )
  return nextRevision()
}

/** Forgets every list: whoever comes next is to see none of them. */
export function closeLocalLists(): void {
  if (isUsed) void load().then(({ stopWorker }) => stopWorker())
}

function nextRevision(): LocalListRevision {
  lastRevision += 1
  return { revision: lastRevision }
}
