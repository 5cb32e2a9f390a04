import type { CreatePayload, UpdatePayload } from '../kinds/core/meaning/payload-type.ts'
import type { RecordOf } from '../kinds/core/meaning/record-type.ts'
import type { Fields } from '../schema/field-kinds.ts'
import type { HistoryEntry } from '../calls/history.ts'

/** What an entity is to the records: its name and its fields. */
export interface Recorded {
  readonly name: string
  readonly fields: Fields
}

/** Some values of a record, by field. */
export type Values<R> = { readonly [Name in keyof Omit<R, 'id'>]?: R[Name & keyof R] }

/**
 * The records, as an entity's own code reads and changes them. What it changes is validated, told in the history and met by hooks
 * like any other change, by the same person.
 */
export interface Records {
  /** One record; null where there is none. */
  read<E extends Recorded>(entity: E, id: number): Promise<RecordOf<E> | null>
  /**
   * Those that have all of these values, in the order of their ids.
   * @throws Error where there are more than 1,000: name further values, and find the parts one by one.
   * @example await records.find(visit, { room_id: room.id })
   */
  find<E extends Recorded>(entity: E, values: Values<RecordOf<E>>): Promise<readonly RecordOf<E>[]>
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
}

/** What an entity's own code is given to work with. */
export interface Context {
  /** Who acts; null is the program itself. */
  readonly by: HistoryEntry['by']
  readonly records: Records
}
