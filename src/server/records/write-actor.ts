import type { AnyEntity } from '../../schema/entity.ts'
import type { Author } from './history.ts'
import type { UpdateOptions } from './write-records.ts'

/** Who makes the changes, and what they may do to one record. */
export interface WriteActor {
  readonly author: Author
  /** @throws HttpError where it is not allowed. */
  assertMayUpdate(id: number): void
  /** @throws HttpError where it is not allowed. */
  assertMayDestroy(entity: AnyEntity, id: number): void
  alongside(update: {
    readonly id: number
    readonly values: Readonly<Record<string, unknown>>
  }): UpdateOptions['alongside']
}
