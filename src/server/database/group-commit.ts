import { AsyncResource } from 'node:async_hooks'
import { CompiledQuery } from 'kysely'
import type { Queries, Transact } from './database.ts'

/** The first in a group waits for the last: this bounds the wait. */
const MAX_GROUP = 64

/** Resolves or rejects the promise of whoever asked for a transaction. */
type Settle = () => void

interface Pending {
  /** @returns what settles the promise once the group is committed. @throws what the work throws. */
  work(transaction: Queries): Promise<Settle>
  reject(error: unknown): void
}

/**
 * Group commit: those who want a transaction in the same turn of the event loop share one, where there can be only one
 * at a time. Waiting for the disk takes longer than all the rest, and one fsync serves the whole group. Each work runs
 * in a savepoint of its own, and no promise is resolved before the commit.
 */
export function groupCommits(queries: Queries): Transact {
  const queue: Pending[] = []
  let isRunning = false
  const run = async () => {
    await commitGroup(queries, queue.splice(0, MAX_GROUP))
    isRunning = false
    schedule()
  }
  const schedule = () => {
    if (isRunning || queue.length === 0) return
    isRunning = true
    setImmediate(run)
  }
  return (work) =>
    new Promise((resolve, reject) => {
      // Whoever is spoken to in it is whoever asked for it, not whoever asked for the first of the group.
      const own = AsyncResource.bind(work)
      queue.push({
        async work(transaction) {
          const value = await own(transaction)
          return () => resolve(value)
        },
        reject,
      })
      schedule()
    })
}

async function commitGroup(queries: Queries, group: readonly Pending[]): Promise<void> {
  try {
    const settles = await queries.transaction().execute((transaction) => runGroup(transaction, group))
    for (const settle of settles) settle()
  } catch (error) {
    for (const each of group) each.reject(error)
  }
}

async function runGroup(transaction: Queries, group: readonly Pending[]): Promise<readonly Settle[]> {
  const [first, ...others] = group
  // A group of one needs no savepoint.
  if (first && others.length === 0) return [await first.work(transaction)]
  const settles: Settle[] = []
  for (const each of group) settles.push(await runInSavepoint(transaction, each))
  return settles
}

const SAVE = CompiledQuery.raw('savepoint apart')
const ROLL_BACK = CompiledQuery.raw('rollback to apart')
const RELEASE = CompiledQuery.raw('release apart')

/** A failure rolls back this work alone. @throws if the whole transaction has failed. */
async function runInSavepoint(transaction: Queries, { work, reject }: Pending): Promise<Settle> {
  await transaction.executeQuery(SAVE)
  try {
    const settle = await work(transaction)
    await transaction.executeQuery(RELEASE)
    return settle
  } catch (error) {
    // After a disk fault the savepoint is gone too: then all get the first error.
    await transaction.executeQuery(ROLL_BACK).catch(() => {
      throw error
    })
    await transaction.executeQuery(RELEASE)
    return () => reject(error)
  }
}
