import { CompiledQuery } from 'kysely'
import type { Queries, Transact } from './database.ts'

/** Who came first waits for the last of so many. */
const MOST_TOGETHER = 64

type Tell = () => void

interface Waiting {
  /** @returns what tells whoever waits of what it came to. @throws what the work throws. */
  work(transaction: Queries): Promise<Tell>
  fail(error: unknown): void
}

/**
 * One transaction for all who want one in the same turn of the program, where there can be but one at a time: to wait
 * for the disk takes longer than all the rest, and one wait is enough for all. Each work stands or falls by itself, and
 * nobody is told that it stands before the disk has it.
 */
export function groupCommits(queries: Queries): Transact {
  const waiting: Waiting[] = []
  let isRunning = false
  const run = async () => {
    await commitTogether(queries, waiting.splice(0, MOST_TOGETHER))
    isRunning = false
    runSoon()
  }
  const runSoon = () => {
    if (isRunning || waiting.length === 0) return
    isRunning = true
    setImmediate(run)
  }
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        async work(transaction) {
          const value = await work(transaction)
          return () => resolve(value)
        },
        fail: reject,
      })
      runSoon()
    })
}

async function commitTogether(queries: Queries, together: readonly Waiting[]): Promise<void> {
  try {
    const tells = await queries.transaction().execute((transaction) => workTogether(transaction, together))
    for (const tell of tells) tell()
  } catch (error) {
    for (const each of together) each.fail(error)
  }
}

async function workTogether(transaction: Queries, together: readonly Waiting[]): Promise<readonly Tell[]> {
  const [first, ...others] = together
  // Alone, it needs nothing to be taken back to.
  if (first && others.length === 0) return [await first.work(transaction)]
  const tells: Tell[] = []
  for (const each of together) tells.push(await workApart(transaction, each))
  return tells
}

const SAVE = CompiledQuery.raw('savepoint apart')
const TAKE_BACK = CompiledQuery.raw('rollback to apart')
const GO_ON = CompiledQuery.raw('release apart')

/** What fails takes back what it did, and nothing of anybody else's. @throws where the whole transaction is over. */
async function workApart(transaction: Queries, { work, fail }: Waiting): Promise<Tell> {
  await transaction.executeQuery(SAVE)
  try {
    const tell = await work(transaction)
    await transaction.executeQuery(GO_ON)
    return tell
  } catch (error) {
    // After a fault of the disk there is nothing to go back to: the fault is what all are told.
    await transaction.executeQuery(TAKE_BACK).catch(() => {
      throw error
    })
    await transaction.executeQuery(GO_ON)
    return () => fail(error)
  }
}
