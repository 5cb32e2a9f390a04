import type { AnyEntity } from '../schema/entity.ts'
import type { EntityRecord } from '../schema/field-meaning.ts'
import type { EntityClient } from './entity-client.ts'

/** An entity with its calls, and the way to the entities it refers to. */
export interface Resource<Read = EntityRecord, Create = object, Update = object> {
  readonly entity: AnyEntity
  readonly client: EntityClient<Read, Create, Update>
  /** By entity name; loaded when a form needs to choose among their records. */
  readonly related: Readonly<Record<string, LoadResource>>
}

export type LoadResource = () => Promise<Resource>
