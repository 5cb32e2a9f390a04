import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askAction } from '../../features/actions/asked-action.ts'
import { useReturnFocus } from '../../engine/focus/use-return-focus.ts'
import { mayDo } from '../../schema/access.ts'
import { fold } from '../../schema/fold.ts'
import { keyboard } from '../../texts/keyboard.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { menuEntries } from '../layout/menu-entries.ts'
import { isOwnBackend, ownBackendScreens } from '../own-backend-screens.ts'
import { personOf, useAdmin } from '../session/use-admin.ts'
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

/** Finds screens, actions and records of every entity by name. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus()
  useEffect(() => {
    spotlight.open()
    return spotlight.close
  }, [])
  const [query, setQuery] = useState('')
  const q = useDebounced(query.trim())
  const { data: admin } = useAdmin()
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const { data: actions = [] } = useQuery(paletteActionsQuery)
  const records = useQuery({ ...paletteRecordsQuery(queryClient, q), placeholderData: keepPreviousData })

  const isSearching = q !== query.trim() || records.isFetching
  // Enter was pressed before the records of the query were there.
  const isEntered = useRef(false)
  useEffect(() => {
    const first = selectFirst()
    if (isEntered.current && !isSearching) first?.click()
    isEntered.current &&= isSearching
  }, [isSearching])

  const isShown = ({ label }: Command) => fold(label).includes(fold(query))
  const person = personOf(admin)
  const entries = menuEntries(person)
  const isReachable = ({ path }: Command) =>
    entries.some((entry) => entry.path !== '/' && path.startsWith(`${entry.path}/`))
  const found =
    q === '' ? [] : (records.data ?? []).map(({ path, title, group }) => ({ path, label: title, group }))
  const groups: readonly (readonly [label: string, commands: readonly Command[]])[] = [
    [palette.screens, [...entries, ...(isOwnBackend(admin) ? ownBackendScreens : [])].filter(isShown)],
    [
      palette.actions,
      actions
        .filter((each) => isReachable(each) && isShown(each))
        .filter((each) => mayDo(each.entity, each.own ? 'update' : 'create', person))
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
  const { own, path, label } = action
  const command = { path, label }
  if (!own) return [command]
  const id = own.on === 'record' ? editedRecord(pathname, action) : undefined
  if (own.on === 'record' && id === undefined) return []
  return [{ ...command, run: () => askAction({ ...own, ids: id === undefined ? [] : [id] }) }]
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
