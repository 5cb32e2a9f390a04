import type { AnyEntity } from '../../../src/schema/entity.ts'

/** An entity and the file that describes it; the file exports it under its own name. */
export interface EntityFile {
  readonly file: string
  readonly entity: AnyEntity
}

/** What all output is made from. */
export interface Model {
  /** In the order of the menu, then by name. */
  readonly entities: readonly EntityFile[]
  /** The one whose records are the people who log in. */
  readonly account: AccountEntity
}

export type AccountEntity = AnyEntity & Required<Pick<AnyEntity, 'account'>>
