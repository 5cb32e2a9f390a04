import { DAY_MS } from '../../../../schema/values/days.ts'
import {
  addProposalEntry,
  type Author,
  compareRows,
  HttpError,
  insertAndRead,
  listenTo,
  NO_ROW,
  readAuthor,
  type RowChange,
  type Store,
} from '../../../../server/face.ts'
import { agentAnswers } from '#features/agents/texts.ts'
import type { FieldChange } from '../../../../calls/record-calls.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import type { Agent } from '../agent.ts'
import { type RecordWrite, performWrite } from '../record-write.ts'
import { assertNoFiles } from '../sent-files.ts'
import { PROPOSALS_TABLE } from './proposals-table.ts'
import { countWaiting, type Proposed } from './stored-proposals.ts'

/** Takes a transaction back that has come to its end. */
class TriedOut extends Error {}

/**
 * What a write would change, with all that it is refused for: it is made, and taken back. The hooks before a write run, those
 * after it do not.
 * @throws HttpError
 */
async function tryWrite(
  store: Store,
  entity: AnyEntity,
  write: RecordWrite,
  by: Author,
): Promise<readonly FieldChange[]> {
  let made: RowChange[] = []
  const trial: Store = {
    ...store,
    afterChange: [
      listenTo(entity, async (_transaction, change) => {
        made.push(change)
      }),
    ],
    transact: (work) =>
      store.transact(async (transaction) => {
        made = []
        await work(transaction)
        throw new TriedOut()
      }),
  }
  try {
    await performWrite(trial, entity, write, by)
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error
  }
  const own = made.find((change) => isOf(change, write))
  return own ? compareRows(entity, own.before ?? NO_ROW, own.after ?? NO_ROW) : []
}

function isOf({ before, after }: RowChange, write: RecordWrite): boolean {
  return write.kind === 'create' ? before === null : Number((after ?? before)?.['id']) === write.id
}

const LASTS_DAYS = 7
/** More than that nobody reads. */
const MOST_WAITING = 100

/** Lays a write before people. It is tried first, so that what lies before them can be done. @throws HttpError */
export async function proposeWrite(agent: Agent, entity: AnyEntity, write: RecordWrite) {
  if (write.kind !== 'delete') assertNoFiles(entity, write)
  const by = await readAuthor(agent.backend, agent.session)
  const changes = await tryWrite(agent.store, entity, write, by)
  if (changes.length === 0 && write.kind === 'update') throw new HttpError(400, agentAnswers.nothingChanges)
  return propose(agent, entity, write, changes)
}

/** Answers what an agent is told of its proposal. */
export async function propose(
  { backend, session, key }: Agent,
  { name }: AnyEntity,
  asked: Proposed,
  changes: readonly FieldChange[],
) {
  const { queries, transact } = backend.store
  if ((await countWaiting(queries, key.id)) >= MOST_WAITING)
    throw new HttpError(409, agentAnswers.tooManyProposals(MOST_WAITING))
  const by = await readAuthor(backend, session)
  const recordId = 'id' in asked ? asked.id : 0
  const now = Date.now()
  const endsAt = new Date(now + LASTS_DAYS * DAY_MS).toISOString()
  const row = await transact(async (transaction) => {
    await addProposalEntry(transaction, { entity: name, id: recordId }, by, 'proposed')
    return insertAndRead(transaction, PROPOSALS_TABLE, {
      key_id: key.id,
      account_id: by.id,
      account_name: by.name,
      key_name: key.name,
      entity: name,
      record_id: recordId,
      asked: JSON.stringify(asked),
      changes: JSON.stringify(changes),
      made_at: new Date(now).toISOString(),
      ends_at: endsAt,
    })
  })
  return { proposal: Number(row['id']), state: 'waiting', endsAt, hint: HINT }
}

const HINT = 'Nothing is written yet: a person decides. "proposals" tells what became of it.'
