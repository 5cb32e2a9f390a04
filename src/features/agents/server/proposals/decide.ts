import { agentAnswers } from '#features/agents/texts.ts'
import { answers } from '#texts/server.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import {
  addProposalEntry,
  type Author,
  type Backend,
  findRow,
  HttpError,
  LEASE_MS,
  type Queries,
  rowVersion,
  type RunPrepared,
  type Store,
} from '../../../../server/face.ts'
import { readAccountStatus } from '../../../../accounts/face.ts'
import { prepareAct } from '../prepare-act.ts'
import { performWrite, type RecordWrite } from '../record-write.ts'
import { entityToDecide, isGone } from './may-decide.ts'
import { decide, findProposal, renewRunning, settle, type StoredProposal } from './stored-proposals.ts'

const RENEW_MS = LEASE_MS / 4

/** Who decides, and what they may. */
export interface Decider {
  readonly backend: Backend
  readonly store: Store
  readonly by: NonNullable<Author>
}

async function readToDecide({ store }: Decider, id: number) {
  const proposal = await findProposal(store.queries, id)
  const entity = proposal && (await entityToDecide(store, proposal))
  if (!proposal || !entity) throw new HttpError(404, agentAnswers.noSuchProposal)
  return { proposal, entity }
}

/**
 * Does what was proposed, with the rights of whoever accepts it, and in the name of the agent. It is done once: the proposal is
 * taken in the transaction of the write.
 * @param version of the record as the person has seen it
 * @throws HttpError where somebody has decided, or changed the record, meanwhile
 */
export async function acceptProposal(
  decider: Decider,
  id: number,
  version: number | undefined,
): Promise<void> {
  const { backend, store, by } = decider
  const { proposal, entity } = await readToDecide(decider, id)
  if (await isGone(store, entity, proposal.asked)) throw new HttpError(409, agentAnswers.recordGone)
  if ((await readAccountStatus(store.queries, backend.account, proposal.by.id)) !== 'open')
    throw new HttpError(409, agentAnswers.proposerIsOut)
  const author = { ...proposal.by, acceptedBy: by.name }
  const { asked } = proposal
  const claim = async (transaction: Queries) => {
    const state = asked.kind === 'act' ? 'running' : 'accepted'
    const isMine = await decide(transaction, id, { state, by: by.name })
    if (!isMine) throw new HttpError(409, agentAnswers.alreadyDecided)
  }
  if (asked.kind === 'act') {
    const run = await prepareAct(backend, store, entity, asked)
    await store.transact(claim)
    return runClaimed(store, id, () => run(author))
  }
  const claimed = claiming(store, async (transaction) => {
    await claim(transaction)
    if (asked.kind === 'delete')
      await assertVersion({ ...store, queries: transaction }, entity, asked.id, version)
  })
  await performWrite(claimed, entity, asSeen(asked, version), author)
}

/** The agent is told what became of it, also where the program refuses or this process ends. @throws HttpError */
async function runClaimed({ queries }: Store, id: number, run: () => ReturnType<RunPrepared>): Promise<void> {
  const renewing = setInterval(() => void renewRunning(queries, id).catch(() => {}), RENEW_MS).unref()
  try {
    const { results } = await run()
    const refused = results.flatMap((each) => (each.done ? [] : each.messages))
    if (refused.length > 0) throw new HttpError(409, [...new Set(refused)].join('\n'))
  } catch (error) {
    const reason = error instanceof HttpError ? error.message : answers.failed
    await settle(queries, id, { state: 'failed', reason })
    throw error
  } finally {
    clearInterval(renewing)
  }
  await settle(queries, id, { state: 'accepted' })
}

/** An update is made of the record as the person has seen it: what the agent has overtaken they have seen, too. */
function asSeen(asked: RecordWrite, version: number | undefined): RecordWrite {
  return asked.kind === 'update' ? { ...asked, version: version ?? asked.version } : asked
}

async function assertVersion(store: Store, entity: AnyEntity, id: number, version: number | undefined) {
  const row = await findRow(store, entity, id)
  if (row && rowVersion(row) !== version) throw new HttpError(409, agentAnswers.changedMeanwhile)
}

/** A store whose first transaction begins with a claim. What own code does after it has its own. */
function claiming(store: Store, claim: (transaction: Queries) => Promise<void>): Store {
  let isClaimed = false
  return {
    ...store,
    async transact(work) {
      if (isClaimed) return store.transact(work)
      const result = await store.transact(async (transaction) => {
        await claim(transaction)
        return work(transaction)
      })
      isClaimed = true
      return result
    },
  }
}

/** @throws HttpError where somebody has decided meanwhile */
export async function refuseProposal(decider: Decider, id: number, reason: string): Promise<void> {
  const { proposal } = await readToDecide(decider, id)
  await decider.store.transact((transaction) => refuse(transaction, proposal, decider.by, reason))
}

async function refuse(
  transaction: Queries,
  proposal: StoredProposal,
  by: NonNullable<Author>,
  reason: string,
) {
  const isMine = await decide(transaction, proposal.id, { state: 'refused', by: by.name, reason })
  if (!isMine) throw new HttpError(409, agentAnswers.alreadyDecided)
  await addProposalEntry(
    transaction,
    { entity: proposal.entity, id: proposal.recordId },
    by,
    'proposalRefused',
  )
}
