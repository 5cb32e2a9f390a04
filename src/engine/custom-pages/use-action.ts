import { use } from 'react'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { isOffered } from '../../kinds/core/definition/is-offered.ts'
import { actionsOf } from '../../kinds/core/definition/transitions.ts'
import type { AnyEntity, Entity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'
import { openActionDialog } from '../action-dialog.ts'
import { useResource } from './use-resource.ts'

/** `to-given` and `to-given-from-planned` of an entity that has a stage of that name. */
type MoveName<S> = S extends { readonly moves: infer Moves }
  ? `to-${keyof Moves & string}` | `to-${keyof Moves & string}-from-${string}`
  : never

/** What can be done with the records of an entity: its own actions, and the moves to its stages. */
export type ActionName<E extends Pick<Entity, 'actions' | 'stages'>> =
  (keyof NonNullable<E['actions']> & string) | MoveName<NonNullable<E['stages']>>

/** One or several records, by themselves or by their ids. */
type Meant = RecordId | { readonly id: RecordId } | readonly (RecordId | { readonly id: RecordId })[]

export interface OwnAction {
  /** What its buttons say. */
  readonly label: string
  /** Whether the person may run it, with a record as it is where one is given; false until that is known. */
  isOffered(record?: EntityRecord): boolean
  /**
   * Asks what it wants to know, runs it, shows how far it is and says what became of it, as its buttons elsewhere do.
   * @param records none for an action on the list
   * @param onDone called once it was done
   */
  run(records?: Meant, onDone?: () => void): void
}

/**
 * An action of an entity, or a move of its records to another stage.
 * @throws Error where the entity has none of that name
 * @example const give = useAction(lesson, 'to-given')
 */
export function useAction<E extends AnyEntity>(entity: E, name: ActionName<E>): OwnAction {
  const action = actionsOf(entity)[name]
  if (!action)
    throw new Error(
      `"${entity.name}" has no action "${name}"; it has ${Object.keys(actionsOf(entity)).join(', ')}`,
    )
  const { resource } = useResource(entity)
  const person = use(PersonContext)
  return {
    label: t(action.label),
    isOffered(record) {
      if (!resource || resource.denied?.has('update')) return false
      return isOffered(action, { name, entity: resource.entity, record, person })
    },
    run(records = [], onDone) {
      if (resource) openActionDialog({ resource, name, ids: [records].flat().map(idOf), onDone })
    },
  }
}

function idOf(meant: RecordId | { readonly id: RecordId }): RecordId {
  return typeof meant === 'object' ? meant.id : meant
}
