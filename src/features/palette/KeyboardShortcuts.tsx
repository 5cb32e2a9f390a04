import { useHotkeys, useWindowEvent, type HotkeyItem } from '@mantine/hooks'
import { lazy, useEffect, useState } from 'react'
import { Opened } from '../../engine/toasts/Opened.tsx'
import { useEarlyCode } from '../../engine/loading/use-early-code.ts'
import { whenIdle } from '../../engine/loading/when-idle.ts'
import { useLocation } from 'react-router-dom'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import type { LayoutSlotProps } from '../../engine/slots.tsx'
import { isTakenBy, moveInRows, OPEN_PALETTE, pressShortcut, selectFocusedRow } from './press-shortcut.ts'
import { useShortcutsEnabled } from './shortcuts-enabled.ts'

const loadPalette = () => import('./CommandPalette.tsx')
const CommandPalette = lazy(loadPalette)
const loadRecent = () => import('./recent-records.ts')
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))

/** The address of an edit form. */
const EDITED = /\/edit\/[^/]+$/

type Dialog = 'palette' | 'help' | null

/** The keyboard shortcuts of all screens behind the login. */
export function KeyboardShortcuts(props: LayoutSlotProps) {
  const adminId = props.admin?.id
  const isEnabled = useShortcutsEnabled(adminId)
  const [dialog, setDialog] = useState<Dialog>(null)
  useEarlyCode(loadPalette)
  const close = () => setDialog(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (adminId === undefined || !EDITED.test(pathname)) return
    return whenIdle(() => {
      loadRecent().then(
        ({ rememberVisit }) => rememberVisit(adminId, pathname),
        () => undefined,
      )
    })
  }, [adminId, pathname])
  const openPalette = (event: Event) => {
    event.preventDefault()
    setDialog('palette')
  }
  useWindowEvent(OPEN_PALETTE, openPalette)
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
