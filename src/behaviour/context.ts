import type { CreatePayload, UpdatePayload } from '../kinds/core/definition/payload.ts'
import type { RecordOf } from '../kinds/core/definition/record.ts'
import type { HistoryEntry } from '../calls/record-calls.ts'
import type { Amount, Figures, FiguresOf, Summable } from './figures.ts'
import type { Caller } from '../schema/access/access.ts'
import type { Question, Recorded, Where } from '../schema/where/where.ts'

/** Some values of a record, by field. */
export type Values<R> = { readonly [Name in keyof Omit<R, 'id'>]?: R[Name & keyof R] }

/** Those that some figure is of; all without it. */
export interface Narrowed<E extends Recorded> {
  readonly where?: Where<E>
}

/**
 * The records, as an entity's own code reads and changes them. What it changes is validated, told in the history and met by hooks
 * like any other change, by the same person.
 */
export interface Records {
  /** One record; null where there is none. */
  read<E extends Recorded>(entity: E, id: number): Promise<RecordOf<E> | null>
  /**
   * One record, as it is now, for a rule over what refers to it: whoever else reads it so waits until this transaction ends, on both
   * databases and in all processes. So of two who book the same room at once, the second one finds the first one's booking. In
   * `beforeSave`, `beforeDelete` and actions that say `together`; several are read in the same order everywhere.
   * @example if (values.room_id !== null) await records.readForUpdate(room, values.room_id)
   */
  readForUpdate<E extends Recorded>(entity: E, id: number): Promise<RecordOf<E> | null>
  /**
   * All that are asked for; where these may be many, `each` takes less memory.
   * @example await records.find(visit, { where: { room_id: room.id, day: { from: '2026-01-01' } }, orderBy: { day: 'desc' }, limit: 5 })
   */
  find<E extends Recorded>(entity: E, question?: Question<E>): Promise<readonly RecordOf<E>[]>
  /** The first that is asked for; null where there is none. */
  first<E extends Recorded>(entity: E, question?: Omit<Question<E>, 'limit'>): Promise<RecordOf<E> | null>
  /**
   * Reads them in parts while they are gone through. What is changed or deleted meanwhile is met as it is by then, each once.
   * @example for await (const { id } of records.each(visit, { where: { day: null } })) await records.destroy(visit, id)
   */
  each<E extends Recorded>(entity: E, question?: Question<E>): AsyncIterable<RecordOf<E>>
  /** How many there are. */
  count<E extends Recorded>(entity: E, question?: Narrowed<E>): Promise<number>
  /** Whether there is one. */
  exists<E extends Recorded>(entity: E, question?: Narrowed<E>): Promise<boolean>
  /** The sum of a field, exact where that is a decimal; zero where there is nothing to add. */
  sum<E extends Recorded, N extends Summable<E>>(
    entity: E,
    field: N,
    question?: Narrowed<E>,
  ): Promise<Amount<E, N>>
  /** The average of what is not empty, as many places as the field has where that is a decimal; null where all is. */
  average<E extends Recorded, N extends Summable<E>>(
    entity: E,
    field: N,
    question?: Narrowed<E>,
  ): Promise<Amount<E, N> | null>
  /** The least value in the order of lists; null where all is empty. */
  min<E extends Recorded, N extends keyof RecordOf<E> & keyof E['fields']>(
    entity: E,
    field: N,
    question?: Narrowed<E>,
  ): Promise<RecordOf<E>[N] | null>
  /** The greatest value in the order of lists; null where all is empty. */
  max<E extends Recorded, N extends keyof RecordOf<E> & keyof E['fields']>(
    entity: E,
    field: N,
    question?: Narrowed<E>,
  ): Promise<RecordOf<E>[N] | null>
  /**
   * Figures of the records that have the same value of a field, in the order of these values.
   * @example for (const { key, count, sum } of await records.groupBy(visit, 'room_id', { sum: 'price' })) …
   */
  groupBy<
    E extends Recorded,
    N extends keyof RecordOf<E> & keyof E['fields'],
    F extends Figures<E> = Record<never, never>,
  >(
    entity: E,
    field: N,
    question?: F & Narrowed<E>,
  ): Promise<readonly FiguresOf<E, N, F>[]>
  /** Adds a record and answers its id. @throws UserError with what is wrong with it. */
  create<E extends Recorded>(entity: E, payload: Partial<CreatePayload<E>>): Promise<number>
  /** Fields that are not named stay as they are. */
  update<E extends Recorded>(
    entity: E,
    id: number,
    payload: Partial<Omit<UpdatePayload<E>, 'id'>>,
  ): Promise<void>
  /** Moves it to the trash. */
  destroy(entity: Recorded, id: number): Promise<void>
  /**
   * The same with the rights of whoever asks: rows that they do not see are not there, fields that they may not read are empty, and
   * what they may not do is refused. Without it the program itself reads and writes.
   * @example const mine = await records.as(caller).find(visit)
   */
  as(caller: Caller): Records
}

/** What an entity's own code is given to work with. */
export interface Context {
  /** Who acts, as the history names them; null is the program itself. */
  readonly by: HistoryEntry['by']
  /**
   * Who acts: their account's fields by name as they are now, its `id` among them, as `initial` is given them. Of the program
   * itself, and of strangers at open endpoints, it is `{ id: null }`.
   * @example beforeSave: ({ values }, { caller }) => ({ branch_id: values.branch_id ?? Number(caller['branch_id']) })
   */
  readonly caller: Caller
  /** The other records, with the rights of the program. */
  readonly records: Records
}
