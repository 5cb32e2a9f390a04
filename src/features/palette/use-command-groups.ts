import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { use, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { isEmbeddedBackend, type LayoutSlotProps, ResourcesContext, useFeatures } from '../../engine/face.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { evaluateCondition } from '../../kinds/core/definition/evaluate-condition.ts'
import { isNamed } from '../../schema/access/access.ts'
import { mayDo } from '../../schema/access/rights.ts'
import type { IconProps } from '../../schema/entity/component.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { keyboard } from '#features/palette/texts.ts'
import { useDebounced } from '../../ui/timing.ts'
import { exactMatch, nearest } from './near-match.ts'
import { editedRecord, paletteActionsQuery, type PaletteAction } from './palette-actions.ts'
import { paletteRecordsQuery, type FoundRecord } from './palette-records.ts'
import { recentRecordsQuery } from './recent-records.ts'

export interface Command {
  readonly path: string
  readonly label: string
  /** Which of two of one name. */
  readonly detail?: string
  readonly icon?: ComponentType<IconProps> | undefined
  /** What it does beside leading somewhere. */
  readonly run?: () => void
}

type CommandGroup = readonly [label: string, commands: readonly Command[]]

/** What the palette offers for what was typed: the last records, screens, actions, and found records. */
export function useCommandGroups({ admin, menu }: LayoutSlotProps, query: string) {
  const q = useDebounced(query.trim())
  const resources = use(ResourcesContext)
  const features = useFeatures()
  const person = use(PersonContext)
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const { data: actions = [] } = useQuery(paletteActionsQuery(resources, features))
  const { data: recent = [] } = useQuery(recentRecordsQuery(resources, admin?.id, pathname))
  const records = useQuery({
    ...paletteRecordsQuery(queryClient, resources, q),
    placeholderData: keepPreviousData,
  })

  const isSearching = q !== query.trim() || records.isFetching
  const entryOf = (path: string) =>
    menu.find((entry) => entry.path !== '/' && path.startsWith(`${entry.path}/`))
  const withIcon = (command: Command): readonly Command[] => {
    const entry = entryOf(command.path)
    return entry ? [{ icon: entry.icon, ...command }] : []
  }
  const isMatch = exactMatch(query)
  const latest = recent.filter(({ label, detail }) => isMatch(`${label} ${detail}`))
  const found = (q === '' ? [] : (records.data ?? []))
    .filter(({ path }) => !latest.some((each) => each.path === path))
    // Those of a former query stay while they are known to match this one too.
    .filter(({ label }) => !isSearching || isMatch(label))
  const groups: readonly CommandGroup[] = [
    [keyboard.palette.recent, latest.flatMap((each) => withIcon(each))],
    [
      keyboard.palette.screens,
      nearest(
        [...menu, ...(isEmbeddedBackend(admin) ? features.flatMap(({ userMenu = [] }) => userMenu) : [])],
        query,
      ),
    ],
    [
      keyboard.palette.actions,
      nearest(actions, query)
        .filter((each) => person && mayDo(each.entity, each.command ? 'update' : 'create', person))
        .filter(({ command }) => person && isNamed(command?.roles, person))
        .flatMap((each) => commandsOf(each, pathname, queryClient))
        .flatMap(withIcon),
    ],
    ...groupRecords(found).map(([label, each]): CommandGroup => [label, each.flatMap(withIcon)]),
  ]
  return { groups: groups.filter(([, commands]) => commands.length > 0), isSearching }
}

/** An action on a record is there while that record is edited. */
function commandsOf(action: PaletteAction, pathname: string, queryClient: QueryClient): readonly Command[] {
  const { command, path, label } = action
  if (!command) return [{ path, label, icon: Plus }]
  const id = command.on === 'record' ? editedRecord(pathname, action.entity) : undefined
  if (command.on === 'record' && (id === undefined || !isOfRecord(action, id, queryClient))) return []
  return [{ path, label, run: () => command.run(id === undefined ? [] : [id]) }]
}

/** Whether the record that is edited is what a command says of it. */
function isOfRecord({ entity, command }: PaletteAction, id: RecordId, queryClient: QueryClient): boolean {
  const key = resourceKeys(entity.name).record(id)
  const record = queryClient.getQueryData<EntityRecord>(key)
  return !command?.when || !record || evaluateCondition(entity.fields, command.when, (name) => record[name])
}

function groupRecords(records: readonly FoundRecord[]) {
  const groups = new Map<string, FoundRecord[]>()
  for (const record of records) groups.set(record.group, [...(groups.get(record.group) ?? []), record])
  return [...groups]
}
