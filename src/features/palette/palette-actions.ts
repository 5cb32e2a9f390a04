import { queryOptions } from '@tanstack/react-query'
import type { LoadResource, Resource } from '../../api/resource.ts'
import { createAddress, type EntityCommand, type Feature, recordAddress } from '../../engine/face.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { readRecordId, type RecordId } from '../../schema/values/record-id.ts'
import { t } from '../../texts/locale.ts'

/** A create form, or a command of a feature for an entity. */
export interface PaletteAction {
  readonly entity: AnyEntity
  readonly path: string
  readonly label: string
  readonly command?: EntityCommand
}

async function commandsOf(
  resource: Resource,
  features: readonly Feature[],
): Promise<readonly PaletteAction[]> {
  const { entity } = resource
  const commands = await Promise.all(features.map((feature) => feature.commands?.(resource) ?? []))
  return commands.flat().map((command) => ({
    entity,
    path: `${entity.path}/`,
    label: command.on === 'list' ? `${t(command.label)} (${t(entity.list.title)})` : t(command.label),
    command,
  }))
}

/** The record that is being edited; undefined for another address. */
export function editedRecord(
  pathname: string,
  { path, ids }: Pick<AnyEntity, 'path' | 'ids'>,
): RecordId | undefined {
  const form = recordAddress(path, '')
  const id = pathname.startsWith(form) ? decodeURIComponent(pathname.slice(form.length)) : undefined
  return readRecordId(id, ids) ?? undefined
}

/** The create forms of all entities, named as their lists name them, and what features do with them. */
export function paletteActionsQuery(
  resources: Readonly<Record<string, LoadResource>>,
  features: readonly Feature[],
) {
  return queryOptions({
    queryKey: ['palette', 'actions'],
    staleTime: Infinity,
    // Without a connection there are the screens.
    meta: { isGuess: true },
    async queryFn() {
      const loaded = await Promise.all(Object.values(resources).map((load) => load()))
      const actions = loaded.map(async (resource): Promise<readonly PaletteAction[]> => [
        {
          entity: resource.entity,
          path: createAddress(resource.entity.path),
          label: t(resource.entity.list.add),
        },
        ...(await commandsOf(resource, features)),
      ])
      return (await Promise.all(actions)).flat()
    },
  })
}
