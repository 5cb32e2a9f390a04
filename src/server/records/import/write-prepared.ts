import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { ImportMistake } from '../../../schema/import-contract.ts'
import { throwConstraintErrors } from '../constraints.ts'
import type { HookedTransaction, Unit } from '../hooks.ts'
import type { Store } from '../store.ts'
import { insertSeen, seesRowsAlone, updateSeen } from '../write-seen.ts'
import { mistakesOf, type ImportActor, type PreparedRow } from './prepare-row.ts'

/** Rows that are written in one turn of the event loop. */
const TURN = 50

export interface PreparedImport {
  readonly entity: AnyEntity
  readonly rows: readonly PreparedRow[]
  /** The name of the file. */
  readonly source: string
}

export interface WrittenRows {
  readonly written: readonly PreparedRow[]
  /** Of rows that are refused. */
  readonly mistakes: readonly ImportMistake[]
}

/**
 * Only writing tells what an entity's own code says of a row, what it holds together with what is stored or made for it,
 * and whether the caller would see it.
 */
export function mayRefuseRows(store: Store, entity: AnyEntity): boolean {
  const hooks = store.ownCode.behaviours[entity.name]?.hooks
  return (
    entity.uniqueTogether !== undefined || hooks?.beforeSave !== undefined || seesRowsAlone(store, entity)
  )
}

/** Writes rows in the caller's transaction, but for those that are refused. */
export async function writePrepared(
  store: Store,
  hooked: HookedTransaction,
  unit: Unit,
  { entity, rows, source }: PreparedImport,
  actor: ImportActor,
): Promise<WrittenRows> {
  const mayRefuse = mayRefuseRows(store, entity)
  const written: PreparedRow[] = []
  const mistakes: ImportMistake[] = []
  for (const [place, row] of rows.entries()) {
    const write = () => writeRow(store, unit, entity, row, actor, source)
    const writeApart = async () => {
      try {
        await hooked.apart(unit, write)
      } catch (error) {
        const seen = { ...store, queries: unit.queries }
        const id = row.before ? { id: Number(row.before['id']) } : {}
        await throwConstraintErrors(seen, entity, { columns: hooked.lastRow(entity), ...id }, error)
        throw error
      }
    }
    try {
      await (mayRefuse ? writeApart() : write())
      written.push(row)
    } catch (error) {
      if (!mayRefuse) throw error
      mistakes.push(...mistakesOf(error, row.line, Object.keys(row.payload)))
    }
    if (place % TURN === TURN - 1) await nextTurn()
  }
  return { written, mistakes }
}

async function writeRow(
  store: Store,
  unit: Unit,
  entity: AnyEntity,
  { before, columns, payload }: PreparedRow,
  { author, alongside }: ImportActor,
  source: string,
): Promise<void> {
  if (!before) {
    await insertSeen(store, unit, entity, { columns, chosen: {} }, author, source)
    return
  }
  await updateSeen(store, unit, entity, { before, columns }, author, source)
  await alongside({ id: Number(before['id']), values: payload })?.(unit.queries)
}
