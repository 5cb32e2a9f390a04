import { useHotkeys, type HotkeyItem } from '@mantine/hooks'
import { lazy, useState } from 'react'
import { Opened } from '../../engine/toasts/Opened.tsx'
import { useEarlyCode } from '../../engine/loading/use-early-code.ts'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import type { LayoutSlotProps } from '../../engine/slots.tsx'
import { isTakenBy, moveInRows, pressShortcut, selectFocusedRow } from './press-shortcut.ts'
import { useShortcutsEnabled } from './shortcuts-enabled.ts'

const loadPalette = () => import('./CommandPalette.tsx')
const CommandPalette = lazy(loadPalette)
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))

type Dialog = 'palette' | 'help' | null

/** The keyboard shortcuts of all screens behind the login. */
export function KeyboardShortcuts(props: LayoutSlotProps) {
  const { admin } = props
  const isEnabled = useShortcutsEnabled(admin?.id)
  const [dialog, setDialog] = useState<Dialog>(null)
  useEarlyCode(loadPalette)
  const close = () => setDialog(null)
  const openPalette = (event: KeyboardEvent) => {
    event.preventDefault()
    setDialog('palette')
  }
  useHotkeys([...letterHotkeys('mod+K', openPalette)], [])
  const shortcuts = [
    // Where these are typed with Shift or without depends on the keyboard.
    ...shortcut('/', () => pressShortcut('/')),
    ...shortcut('shift+/', () => pressShortcut('/')),
    ...shortcut('?', () => setDialog('help')),
    ...shortcut('shift+?', () => setDialog('help')),
    ...shortcut('shift+؟', () => setDialog('help')),
    ...shortcut('f', () => pressShortcut('f')),
    ...shortcut('n', () => pressShortcut('n')),
    ...shortcut('j', () => moveInRows(1)),
    ...shortcut('k', () => moveInRows(-1)),
    ...shortcut('x', selectFocusedRow),
    ...shortcut('a', () => pressShortcut('a')),
    ...shortcut('e', () => pressShortcut('e')),
    ...shortcut('u', () => pressShortcut('u')),
    ...shortcut('Delete', () => pressShortcut('Delete')),
  ]
  useHotkeys(isEnabled && dialog === null ? shortcuts : [], [])
  return (
    dialog && (
      <Opened key={dialog} onFail={close}>
        {dialog === 'palette' ? (
          <CommandPalette {...props} onClose={close} />
        ) : (
          <ShortcutsDialog onClose={close} />
        )}
      </Opened>
    )
  )
}

/** A key for the whole screen, which is not taken from who types or is asked something. */
function shortcut(keys: string, press: () => void): readonly HotkeyItem[] {
  return letterHotkeys(keys, (event) => {
    if (isTakenBy(event.target)) return
    event.preventDefault()
    press()
  })
}
