import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { t } from '../../../texts/locale.ts'
import { answers } from '#texts/server.ts'
import { assertValid, HttpError } from '../../errors/http-error.ts'
import { seenRowIds } from './access.ts'
import type { EntityRow, Store } from '../store/store.ts'

// What the writes of rows ask, so that no way to them can forget it.

type Caller = Pick<Store, 'rights'>

export function assertMayInsert({ rights }: Caller, entity: AnyEntity): void {
  if (!rights.may('create', entity)) throw new HttpError(403, answers.noRight)
}

export function assertMayUpdateRow({ rights }: Caller, { entity, row }: EntityRow): void {
  if (!rights.may('update', entity)) throw new HttpError(403, answers.noRight)
  rights.assertMayUpdate(entity, Number(row['id']))
}

/** A deletion takes nothing with it, and brings nothing back, that the caller could not delete alone: see `assertSeen` too. */
export function assertMayTake({ rights }: Caller, { entity, row }: EntityRow): void {
  if (!rights.may('delete', entity)) throw new HttpError(403, answers.noRight)
  rights.assertMayDestroy(entity, Number(row['id']))
}

/** What is locked stays as it is. @throws ValidationError with what its lock says of each field that would change. */
export function assertUnlocked(
  { rights }: Caller,
  { entity, row }: EntityRow,
  changed: readonly string[],
): void {
  const locked = rights.lockOn(entity, row).fields
  assertValid(
    changed.flatMap((path) => {
      const says = locked.get(path)
      return says === undefined ? [] : [{ msg: t(says), path }]
    }),
  )
}

/** As what is taken along, and no lock keeps it. */
export function assertMayDelete(caller: Caller, { entity, row }: EntityRow): void {
  assertMayTake(caller, { entity, row })
  const { deletion } = caller.rights.lockOn(entity, row)
  if (deletion !== undefined) throw new HttpError(409, t(deletion))
}

/** Rules may ask of figures. */
interface Settling {
  readonly hooks: { readonly settleFigures: () => Promise<void> }
}

/**
 * Nobody writes records that they would not see, nor deletes them. What is written is asked of the database, after all of it
 * is there. @throws HttpError, which takes the write back.
 */
export async function assertSeen(
  caller: Pick<Store, 'queries' | 'rights'> & Settling,
  rows: readonly EntityRow[],
  refusal: string = answers.noRightToRecord,
): Promise<void> {
  for (const name of new Set(rows.map(({ entity }) => entity.name))) {
    const ids = rows.flatMap(({ entity, row }) => (entity.name === name ? [Number(row['id'])] : []))
    if (caller.rights.rows(name) !== null) await caller.hooks.settleFigures()
    const seen = await seenRowIds(caller, name, ids)
    if (!ids.every((id) => seen.has(id))) throw new HttpError(403, refusal)
  }
}

/** Whether a write can be refused for what the caller would see of it. */
export function seesRowsAlone({ rights }: Caller, { name }: AnyEntity): boolean {
  return rights.rows(name) !== null
}
