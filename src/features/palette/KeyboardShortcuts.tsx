import { useHotkeys, useWindowEvent, type HotkeyItem } from '@mantine/hooks'
import { lazy, useEffect, useState } from 'react'
import { type LayoutSlotProps, lazyPart, Opened, useEarlyCode, whenIdle } from '../../engine/face.ts'
import { useLocation } from 'react-router-dom'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import type * as presses from './press-shortcut.ts'
import { isTakenBy, OPEN_PALETTE, useShortcutsEnabled } from './shortcuts-enabled.ts'
import { withWords } from '../../texts/with-words.ts'

const loadPalette = () => withWords(import('./CommandPalette.tsx'))
const CommandPalette = lazy(loadPalette)
const loadRecent = () => import('./recent-records.ts')
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'))

type Presses = typeof presses
let loading: Promise<Presses> | undefined

/** One promise for all keys, so that they act in their order; one that failed is made anew. */
function loadPresses(): Promise<Presses> {
  loading ??= import('./press-shortcut.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The address of an edit form. */
const EDITED = /\/edit\/[^/]+$/

/** The keys of elements that declare them. */
const DECLARED = ['/', 'f', 'n', 'a', 'e', 'u', 'Delete']

/** Where it is typed with Shift or without depends on the keyboard, as it does for `/`. */
const HELP = ['?', 'shift+?', 'shift+؟']

type Dialog = 'palette' | 'help' | null

/** The keyboard shortcuts of all screens behind the login. */
export function KeyboardShortcuts(props: LayoutSlotProps) {
  const adminId = props.admin?.id
  const isEnabled = useShortcutsEnabled(adminId)
  const [dialog, setDialog] = useState<Dialog>(null)
  useEarlyCode(loadPalette)
  useEarlyCode(loadPresses)
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
    ...DECLARED.flatMap((key) =>
      shortcut(
        key,
        whenLoaded(({ pressShortcut }) => pressShortcut(key)),
      ),
    ),
    ...shortcut(
      'shift+/',
      whenLoaded(({ pressShortcut }) => pressShortcut('/')),
    ),
    ...HELP.flatMap((key) => shortcut(key, () => setDialog('help'))),
    ...shortcut(
      'j',
      whenLoaded(({ moveInRows }) => moveInRows(1)),
    ),
    ...shortcut(
      'k',
      whenLoaded(({ moveInRows }) => moveInRows(-1)),
    ),
    ...shortcut(
      'x',
      whenLoaded(({ selectFocusedRow }) => selectFocusedRow()),
    ),
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

/** What a key does, once its code is there; without a connection, nothing. */
function whenLoaded(act: (loaded: Presses) => void): () => void {
  return () => void loadPresses().then(act, () => undefined)
}

/** A key for the whole screen, which is not taken from who types or is asked something. */
function shortcut(keys: string, press: () => void): readonly HotkeyItem[] {
  return letterHotkeys(keys, (event) => {
    if (isTakenBy(event.target)) return
    event.preventDefault()
    press()
  })
}
