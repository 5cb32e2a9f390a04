import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type LayoutSlotProps, useReturnFocus } from '../../engine/face.ts'
import { keyboard } from '#features/palette/texts.ts'
import { useCommandGroups, type Command } from './use-command-groups.ts'
import classes from './keyboard.module.css'

const [store, spotlight] = createSpotlight()

interface CommandPaletteProps extends LayoutSlotProps {
  readonly onClose: () => void
}

/** Finds screens, actions and records of every entity by name. */
export default function CommandPalette({ onClose, ...frame }: CommandPaletteProps) {
  useReturnFocus()
  useEffect(() => {
    spotlight.open()
    return spotlight.close
  }, [])
  const [query, setQuery] = useState('')
  const { groups, isSearching } = useCommandGroups(frame, query)
  const isEmpty = groups.length === 0
  // Enter was pressed before the records of the query were there.
  const isEntered = useRef(false)
  useEffect(() => {
    const first = selectFirst()
    if (isEntered.current && !isSearching) first?.click()
    isEntered.current &&= isSearching
  }, [isSearching])

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      // A title of Mantine's would be a second banner of the page.
      attributes={{ content: { 'aria-label': keyboard.palette.label } }}
      overlayProps={{ blur: 0 }}
      zIndex={400}
    >
      <Spotlight.Search
        aria-label={keyboard.palette.search}
        placeholder={keyboard.palette.search}
        leftSection={<Search size={18} aria-hidden />}
        onChange={() => (isEntered.current = false)}
        onKeyDown={({ key }) => (isEntered.current = key === 'Enter' && isEmpty)}
      />
      <Spotlight.ActionsList className={classes.commands} tabIndex={0}>
        {groups.map(([label, commands]) => (
          <CommandGroup key={label} label={label} commands={commands} onDone={onClose} />
        ))}
        {isEmpty && (
          <Spotlight.Empty>
            {isSearching ? keyboard.palette.searching : keyboard.palette.nothing}
          </Spotlight.Empty>
        )}
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
  return (
    <Spotlight.ActionsGroup label={label}>
      {commands.map((command) => (
        <Spotlight.Action
          key={`${command.path} ${command.label}`}
          className={classes.command}
          label={command.label}
          {...(command.detail && { description: command.detail })}
          leftSection={command.icon && <command.icon size={18} strokeWidth={1.8} aria-hidden />}
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
