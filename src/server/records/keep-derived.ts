import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Database } from '../database/database.ts'
import {
  type Derivation,
  describeDerivation,
  isUnfinished,
  noteDerivation,
  readDerivation,
  UNFINISHED,
} from '../database/derivation.ts'
import type { ProcessRegistry } from '../database/process-registry.ts'
import { readStoredRoles, withStoredRoles } from '../database/stored-roles.ts'
import { refreshDerived } from './refresh-derived.ts'
import { readingOf } from './rollups/rollup-writer.ts'

/** Keeps derived columns right where what they are derived by is another than before. */
export interface DerivedKeeper {
  /** Fills new columns, and hides from searches what not everybody may read any more: before anybody reads. */
  fill(): Promise<void>
  /** Derives the rest, while others work: in one process, once none of another release writes rows beside it. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

interface Keeping {
  readonly database: Database
  readonly entities: readonly AnyEntity[]
  readonly processes: ProcessRegistry
  logFault(err: unknown, what: string): void
}

export function createDerivedKeeper(keeping: Keeping): DerivedKeeper {
  const stopping = new AbortController()
  const failed = new Set<string>()
  let running: Promise<void> | null = null
  return {
    async fill() {
      for (const entity of await describeRoles(keeping)) await fillEntity(keeping, entity)
    },
    refresh: () =>
      (running ??= refreshAll(keeping, failed, stopping.signal).finally(() => {
        running = null
      })),
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Accounts are found by what their roles are called. */
async function describeRoles({ database, entities }: Keeping): Promise<readonly AnyEntity[]> {
  return withStoredRoles(entities, await readStoredRoles(database.queries, entities))
}

async function fillEntity(keeping: Keeping, entity: AnyEntity): Promise<void> {
  const { database, entities, processes } = keeping
  const now = await describeDerivation(entity)
  for (;;) {
    const stored = await readDerivation(database.queries, entity.name)
    if (!stored || stored.whole === now.whole) return
    const isUrgent = stored.whole === null || now.unsearched.some((name) => !stored.unsearched.includes(name))
    if (isUrgent) await refreshDerived(readingOf(database, entities), entity)
    const isBeside = await processes.isBesideOthers()
    if (!isUrgent && !isBeside && isUnfinished(stored)) return
    const whole = isUrgent && !isBeside ? now.whole : `${UNFINISHED} ${processes.token}`
    const unsearched = isUrgent ? now.unsearched : stored.unsearched
    if (await noteDerivation(database.queries, entity.name, stored, { ...stored, unsearched, whole })) return
  }
}

async function refreshAll(keeping: Keeping, failed: Set<string>, signal: AbortSignal): Promise<void> {
  const { database, processes } = keeping
  const waiting: { entity: AnyEntity; stored: Derivation; now: Derivation }[] = []
  for (const entity of await describeRoles(keeping)) {
    const [stored, now] = [
      await readDerivation(database.queries, entity.name),
      await describeDerivation(entity),
    ]
    if (stored && stored.whole !== now.whole && !failed.has(entity.name))
      waiting.push({ entity, stored, now })
  }
  if (waiting.length === 0 || (await processes.isBesideOthers()) || !(await processes.lead('deriving')))
    return
  for (const { entity, stored, now } of waiting) {
    const isRight = await refreshEntity(keeping, entity, signal)
    if (signal.aborted) return
    if (!isRight) failed.add(entity.name)
    // A process of another release that began meanwhile has noted it, so that this is begun again.
    else await noteDerivation(database.queries, entity.name, stored, now)
  }
}

/** @returns whether all records are as they should be */
async function refreshEntity(
  { database, entities, logFault }: Keeping,
  entity: AnyEntity,
  signal: AbortSignal,
): Promise<boolean> {
  let isRight = true
  const refuse = (reason: string) => {
    isRight = false
    logFault(new Error(reason), 'a record keeps what was derived of it before')
  }
  await refreshDerived(readingOf(database, entities), entity, { refuse, signal })
  return isRight
}
