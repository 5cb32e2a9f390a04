import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { actionsOf } from '../../../../kinds/core/definition/transitions.ts'
import { seenIds, selectSeen, type Store } from '../../../../server/face.ts'
import { givenFields } from '../tools/payload.ts'
import type { StoredProposal } from './stored-proposals.ts'

/**
 * The entity of a proposal as a person sees it who may do what it says; null for all others. Its records may be deleted by now:
 * somebody has to know that it can only be refused.
 */
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
    return may && (await seesAll(store, entity, idsOf(asked))) ? entity : null
  }
  if (!rights.may(asked.kind, entity)) return null
  if (!(await seesAll(store, entity, idsOf(asked)))) return null
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
  const seen = await seenIds(store, name, ids)
  return ids.every((id) => seen.has(id))
}

/** Whether a record that a proposal is about is in the trash, or gone for good. */
export async function isGone(
  store: Store,
  { name }: AnyEntity,
  asked: StoredProposal['asked'],
): Promise<boolean> {
  const ids = [...new Set(idsOf(asked))]
  if (ids.length === 0) return false
  const there = await selectSeen(store, name).select('id').where('id', 'in', ids).execute()
  return there.length < ids.length
}

function idsOf(asked: StoredProposal['asked']): readonly number[] {
  if (asked.kind === 'create') return []
  return asked.kind === 'act' ? asked.ids : [asked.id]
}
