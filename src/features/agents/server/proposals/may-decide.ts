import type { AnyEntity } from '../../../../schema/entity.ts'
import { actionsOf } from '../../../../kinds/core/meaning/moves.ts'
import { seenRowIds } from '../../../../server/records/access/access.ts'
import type { Store } from '../../../../server/records/store/store.ts'
import { givenFields } from '../tools/payload.ts'
import type { StoredProposal } from './stored-proposals.ts'

/** The entity of a proposal as a person sees it who may do what it says; null for all others. */
export async function entityToDecide(
  store: Store,
  { entity: name, asked, changes }: StoredProposal,
): Promise<AnyEntity | null> {
  const { rights, entities } = store
  const entity = entities.find((each) => each.name === name)
  if (!entity) return null
  if (asked.kind === 'act') {
    const action = actionsOf(entity)[asked.action]
    const may = rights.may('update', entity) && action && rights.mayRunAction(entity, asked.action, action)
    return may && (await seesAll(store, entity, asked.ids)) ? entity : null
  }
  if (!rights.may(asked.kind, entity)) return null
  if (asked.kind !== 'create' && !(await seesAll(store, entity, [asked.id]))) return null
  const written = Object.keys(givenFields(store, entity))
  const isWritten = changes.every(
    ({ field }) => written.includes(field) || !Object.hasOwn(sentOf(asked), field),
  )
  return isWritten ? entity : null
}

function sentOf(asked: StoredProposal['asked']): object {
  return 'values' in asked ? asked.values : {}
}

async function seesAll(store: Store, { name }: AnyEntity, ids: readonly number[]): Promise<boolean> {
  const seen = await seenRowIds(store, name, ids)
  return ids.every((id) => seen.has(id))
}
