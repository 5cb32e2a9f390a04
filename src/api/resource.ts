import type { Operation } from '../schema/access/access.ts'
import type { IconProps, LoadComponent } from '../schema/entity/component.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import type { Text } from '../schema/values/text.ts'
import type { EntityClient } from './entity-client.ts'

/** An entity with its client, and lazy imports of the entities it refers to. */
export interface Resource<Read = EntityRecord, Create = object, Update = object> {
  readonly entity: AnyEntity
  readonly client: EntityClient<Read, Create, Update>
  /** By entity name; loaded when a form needs their records. */
  readonly related: Readonly<Record<string, LoadResource>>
  /** The paths of the lists that hold the records nested in this entity's, by the way to them: `Stadium.Owner`. */
  readonly nestedPaths: Readonly<Record<string, string>>
  /** The lists whose records refer to this entity's. */
  readonly referrers: readonly Referrer[]
  /** Others hold references to its records, be it in rows, by which no list is filtered: its deletion may be refused, or reach further. */
  readonly isReferredTo?: boolean
  /** The lists that its edit form shows of what refers to it. */
  readonly relatedLists?: readonly RelatedField[]
  /** Accounts have roles, so that not everybody may everything, whether or not it says so itself. */
  readonly hasRoles?: boolean
  /** By the name of an action. */
  readonly actionIcons?: Readonly<Record<string, LoadComponent<IconProps>>>
  /** By the name of a field. */
  readonly fieldIcons?: FieldIcons
  /** Those of the fields that an action asks for, by its name. */
  readonly askedIcons?: Readonly<Record<string, FieldIcons>>
  /** What its forms hold, where a role may not write every field. */
  readonly form?: Pick<AnyEntity, 'fields' | 'sections'>
  /** The role does not read or write all of its fields. */
  readonly hidesFields?: boolean
  /** What the role may not do. */
  readonly denied?: ReadonlySet<Operation>
}

export type FieldIcons = Readonly<Record<string, LoadComponent<IconProps>>>

/** A field that refers to an entity, and the entity it belongs to. */
export interface RelatedField {
  readonly field: string
  readonly load: LoadResource
}

/** A field that refers to an entity, in the list of another one. */
interface Referrer {
  /** Of the list. */
  readonly path: string
  /** Of the list. */
  readonly title: Text
  readonly field: string
  /** Of the field, where another one of the same list refers to the entity too. */
  readonly label?: Text
}

export type LoadResource = () => Promise<Resource>
