import { CompiledQuery } from 'kysely'
import type { Queries } from './database.ts'

/** Runs work in the caller's transaction; if it throws, nothing of it is left, and the transaction goes on. */
export async function inSavepoint<T>(transaction: Queries, work: () => Promise<T>): Promise<T> {
  await transaction.executeQuery(CompiledQuery.raw('savepoint own_work'))
  try {
    const result = await work()
    await transaction.executeQuery(CompiledQuery.raw('release own_work'))
    return result
  } catch (error) {
    await transaction.executeQuery(CompiledQuery.raw('rollback to own_work'))
    await transaction.executeQuery(CompiledQuery.raw('release own_work'))
    throw error
  }
}
