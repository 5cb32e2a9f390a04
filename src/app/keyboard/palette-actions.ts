import type { Resource } from '../../api/resource.ts'
import type { AskedAction } from '../../features/actions/asked-action.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Action } from '../../schema/action.ts'
import { readRecordId, type RecordId } from '../../schema/record-id.ts'
import { createAddress } from '../../engine/navigation/record-addresses.ts'
import { queryOptions } from '@tanstack/react-query'
import { resources } from '../../generated/resources.ts'
import { t } from '../../texts/locale.ts'

/** A create form, or an entity's own action with those of its records that are in sight. */
export interface PaletteAction {
  readonly entity: AnyEntity
  readonly path: string
  readonly label: string
  readonly own?: Pick<AskedAction, 'resource' | 'name'> & { readonly on: Action['on'] }
}

function ownActions(resource: Resource): readonly PaletteAction[] {
  const { actions = {}, list, path } = resource.entity
  return Object.entries(actions).map(([name, { label, on }]) => ({
    entity: resource.entity,
    path: `${path}/`,
    label: on === 'list' ? `${t(label)} (${t(list.title)})` : t(label),
    own: { resource, name, on },
  }))
}

/** The record that is being edited; undefined for another address. */
export function editedRecord(pathname: string, { entity, path }: PaletteAction): RecordId | undefined {
  const [, id] = pathname.startsWith(`${path}edit/`) ? pathname.split('/edit/') : []
  return readRecordId(id && decodeURIComponent(id), entity.ids) ?? undefined
}

/** The create forms of all entities, named as their lists name them, and their own actions. */
export const paletteActionsQuery = queryOptions({
  queryKey: ['palette', 'actions'],
  staleTime: Infinity,
  async queryFn() {
    const loaded = await Promise.all(Object.values(resources).map((load) => load()))
    return loaded.flatMap((resource): readonly PaletteAction[] => [
      {
        entity: resource.entity,
        path: createAddress(resource.entity.path),
        label: t(resource.entity.list.add),
      },
      ...ownActions(resource),
    ])
  },
})
