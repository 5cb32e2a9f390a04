import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { use, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PersonContext } from '../../engine/access/person-context.ts'
import { isEmbeddedBackend } from '../../engine/embedded-backend.ts'
import { useReturnFocus } from '../../engine/focus/use-return-focus.ts'
import { mayDo } from '../../schema/access.ts'
import { fold } from '../../schema/fold.ts'
import { keyboard } from '#features/palette/texts.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ResourcesContext } from '../../engine/resources.ts'
import { useFeatures, type LayoutSlotProps } from '../../engine/slots.tsx'
import { editedRecord, paletteActionsQuery, type PaletteAction } from './palette-actions.ts'
import { paletteRecordsQuery } from './palette-records.ts'
import classes from './keyboard.module.css'

interface Command {
  readonly path: string
  readonly label: string
  /** What it does beside leading somewhere. */
  readonly run?: () => void
}

const { palette } = keyboard

const [store, spotlight] = createSpotlight()

interface CommandPaletteProps extends LayoutSlotProps {
  readonly onClose: () => void
}

/** Finds screens, actions and records of every entity by name. */
export default function CommandPalette({ admin, menu, onClose }: CommandPaletteProps) {
  useReturnFocus()
  useEffect(() => {
    spotlight.open()
    return spotlight.close
  }, [])
  const [query, setQuery] = useState('')
  const q = useDebounced(query.trim())
  const resources = use(ResourcesContext)
  const features = useFeatures()
  const person = use(PersonContext)
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const { data: actions = [] } = useQuery(paletteActionsQuery(resources, features))
  const records = useQuery({
    ...paletteRecordsQuery(queryClient, resources, q),
    placeholderData: keepPreviousData,
  })

  const isSearching = q !== query.trim() || records.isFetching
  // Enter was pressed before the records of the query were there.
  const isEntered = useRef(false)
  useEffect(() => {
    const first = selectFirst()
    if (isEntered.current && !isSearching) first?.click()
    isEntered.current &&= isSearching
  }, [isSearching])

  const isShown = ({ label }: Command) => fold(label).includes(fold(query))
  const isReachable = ({ path }: Command) =>
    menu.some((entry) => entry.path !== '/' && path.startsWith(`${entry.path}/`))
  const found =
    q === '' ? [] : (records.data ?? []).map(({ path, title, group }) => ({ path, label: title, group }))
  const groups: readonly (readonly [label: string, commands: readonly Command[]])[] = [
    [
      palette.screens,
      [
        ...menu,
        ...(isEmbeddedBackend(admin) ? features.flatMap(({ userMenu = [] }) => userMenu) : []),
      ].filter(isShown),
    ],
    [
      palette.actions,
      actions
        .filter((each) => isReachable(each) && isShown(each))
        .filter((each) => person && mayDo(each.entity, each.command ? 'update' : 'create', person))
        .flatMap((each) => commandsOf(each, pathname)),
    ],
    // Those of a former query stay while they are known to match this one too.
    ...groupRecords(found.filter(isReachable).filter((each) => !isSearching || isShown(each))),
  ]
  const isEmpty = groups.every(([, commands]) => commands.length === 0)

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      // A title of Mantine's would be a second banner of the page.
      attributes={{ content: { 'aria-label': palette.label } }}
      zIndex={400}
    >
      <Spotlight.Search
        aria-label={palette.search}
        placeholder={palette.search}
        leftSection={<Search size={18} aria-hidden />}
        onChange={() => (isEntered.current = false)}
        onKeyDown={({ key }) => (isEntered.current = key === 'Enter' && isEmpty)}
      />
      <Spotlight.ActionsList className={classes.commands} tabIndex={0}>
        {groups.map(([label, commands]) => (
          <CommandGroup key={label} label={label} commands={commands} onDone={onClose} />
        ))}
        {isEmpty && <Spotlight.Empty>{isSearching ? palette.searching : palette.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

interface CommandGroupProps {
  readonly label: string
  readonly commands: readonly Command[]
  readonly onDone: () => void
}

function CommandGroup({ label, commands, onDone }: CommandGroupProps) {
  const navigate = useNavigate()
  if (commands.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={label}>
      {commands.map((command) => (
        <Spotlight.Action
          key={`${command.path} ${command.label}`}
          label={command.label}
          onClick={() => {
            onDone()
            if (command.run) command.run()
            else void navigate(command.path)
          }}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

/** An action on a record is there while that record is edited. */
function commandsOf(action: PaletteAction, pathname: string): readonly Command[] {
  const { command, path, label } = action
  if (!command) return [{ path, label }]
  const id = command.on === 'record' ? editedRecord(pathname, action) : undefined
  if (command.on === 'record' && id === undefined) return []
  return [{ path, label, run: () => command.run(id === undefined ? [] : [id]) }]
}

/** Selects the first command where none is selected; Mantine does so as one types, and records come later. */
function selectFirst(): HTMLElement | null {
  const list = document.getElementById(store.getState().listId)
  const selected = list?.querySelector<HTMLElement>('[data-selected]')
  const first = list?.querySelector<HTMLElement>('[data-action]') ?? null
  if (selected || !first) return selected ?? null
  first.dataset['selected'] = 'true'
  store.updateState((state) => ({ ...state, selected: 0 }))
  return first
}

function groupRecords(records: readonly (Command & { readonly group: string })[]) {
  const groups = new Map<string, Command[]>()
  for (const record of records) groups.set(record.group, [...(groups.get(record.group) ?? []), record])
  return [...groups]
}
