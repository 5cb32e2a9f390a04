import { loadMovedFields, planMove, type NameMove } from '../../kinds/lookup/moved-names.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Queries } from '../database/database.ts'
import { eachRow } from '../database/each-row.ts'
import { HttpError } from '../errors/http-error.ts'
import { recordOfRow } from './rows/record-of-row.ts'
import type { Store } from './store/store.ts'
import { updateRecord } from './write-records.ts'

/** What a new edition of a table makes of a record. */
export interface CarriedRecord extends NameMove {
  readonly entity: AnyEntity
  readonly id: number
}

/** The records whose names another edition of their table has: those that move, and those of which nobody can say where to. */
export async function planCarriedNames(
  queries: Queries,
  entities: readonly AnyEntity[],
): Promise<readonly CarriedRecord[]> {
  const planned: CarriedRecord[] = []
  for (const entity of entities) {
    const fields = await loadMovedFields(entity.fields)
    if (fields.length === 0) continue
    await eachRow(queries, entity.name, async (id, row) => {
      for (const move of planMove(fields, recordOfRow(entity, row))) planned.push({ entity, id, ...move })
    })
  }
  return planned
}

/** Writes the moves that are sure, each as a change of its record. @returns those that were refused, with the reason */
export async function carryNames(
  store: Store,
  planned: readonly CarriedRecord[],
): Promise<readonly (readonly [CarriedRecord, reason: string])[]> {
  const refused: (readonly [CarriedRecord, string])[] = []
  for (const record of planned) {
    const { entity, id, values } = record
    if (!values) continue
    try {
      await updateRecord(store, entity, id, values, { only: Object.keys(values) })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      refused.push([record, error.message])
    }
  }
  return refused
}
