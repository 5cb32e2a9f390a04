import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { ImportMistake } from '../../../schema/import-contract.ts'
import type { HookedTransaction, Unit } from '../hooks.ts'
import type { Store } from '../store.ts'
import { insertRow, updateRow } from '../write-rows.ts'
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
  /** Of rows that the entity's own code refuses. */
  readonly mistakes: readonly ImportMistake[]
}

/** What of an import only its writing can tell. */
export function mayRefuseRows({ ownCode }: Store, { name }: AnyEntity): boolean {
  return ownCode.behaviours[name]?.hooks?.beforeSave !== undefined
}

/** Writes rows in the caller's transaction, but for those that the entity's own code refuses. */
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
    const write = () => writeRow(unit, entity, row, actor, source)
    try {
      await (mayRefuse ? hooked.apart(unit, write) : write())
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
  unit: Unit,
  entity: AnyEntity,
  { before, columns, payload }: PreparedRow,
  { author, alongside }: ImportActor,
  source: string,
): Promise<void> {
  if (!before) {
    await insertRow(unit, entity, { columns, chosen: {} }, author, source)
    return
  }
  await updateRow(unit, entity, { before, columns }, author, source)
  await alongside({ id: Number(before['id']), values: payload })?.(unit.queries)
}
