import type { RecordOf } from '../kinds/core/definition/record.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import type { Context, Values } from './context.ts'
import type { Recorded } from '../schema/where/where.ts'

/** A record that is about to be written. */
interface Save<R> {
  /** As it is stored; null where there is none yet. */
  readonly before: R | null
  /** What it will hold. */
  readonly values: Omit<R, 'id'>
}

/** A record that was written. */
interface Saved<R> {
  /** As it was stored; null where there was none yet. */
  readonly before: R | null
  /** As it is stored now. */
  readonly record: R
}

/** A record that came to another stage. */
interface Moved<R> {
  /** As it is stored now. */
  readonly record: R
  /** The stage that it left, an option of the field of its `stages`. */
  readonly from: string
  /** The stage that it came to. */
  readonly to: string
}

type Result<T> = T | Promise<T>

/** What runs around the writes of an entity, whoever makes them: form, list, import, trash or other hooks. */
export interface Hooks<R = EntityRecord> {
  /**
   * In the transaction, before a creation, an update or a return from the trash. What it answers is written besides; what it throws
   * undoes all.
   * @example beforeSave: ({ values }) => ({ name: values.name.trim() })
   */
  beforeSave?(save: Save<R>, context: Context): Result<Values<R> | void>
  /**
   * After the commit, once. What it throws is logged, and changes nothing any more.
   * @example afterSave: ({ record }) => notify(record.email)
   */
  afterSave?(saved: Saved<R>, context: Context): Result<void>
  /**
   * After the commit, once, where the stage of a record became another one: by a move, or by the program. What it throws is logged,
   * and changes nothing any more.
   * @example afterMove: ({ record, from, to }, { caller }) => notify(record.email, `${from} → ${to}`)
   */
  afterMove?(moved: Moved<R>, context: Context): Result<void>
  /**
   * In the transaction, before the record goes to the trash.
   * @example beforeDelete(record) { if (record.paid) throw new UserError('Cette facture est payée.') }
   */
  beforeDelete?(record: R, context: Context): Result<void>
  /**
   * After the commit, once. What it throws is logged, and changes nothing any more.
   * @example afterDelete: (record) => forget(record.id)
   */
  afterDelete?(record: R, context: Context): Result<void>
}

/**
 * The hooks of an entity, exported as `hooks` by the file `<entity>.server.ts` beside the entity's own.
 * @example export const hooks = defineHooks(room, { beforeDelete(record) { … } })
 */
export function defineHooks<const E extends Recorded>(
  _entity: E,
  hooks: Hooks<RecordOf<E>>,
): Hooks<RecordOf<E>> {
  return hooks
}
