import { getHotkeyHandler } from '@mantine/hooks'
import { expect, test } from 'vitest'
import { letterHotkeys } from '../../src/ui/letter-hotkeys.ts'

interface Press {
  readonly key: string
  readonly code: string
  readonly ctrlKey?: boolean
  readonly shiftKey?: boolean
}

/** How often a press of a key calls a shortcut. */
function callsOf(keys: string, { key, code, ctrlKey = false, shiftKey = false }: Press): number {
  let calls = 0
  const handle = getHotkeyHandler([...letterHotkeys(keys, () => (calls += 1))])
  const event = { key, code, ctrlKey, shiftKey, altKey: false, metaKey: false, preventDefault() {} }
  handle(event as unknown as KeyboardEvent)
  return calls
}

// What the layouts' own tables say, by the codes of UI Events.
test.each<[layout: string, keys: string, press: Press, calls: number]>([
  ['QWERTY', 'k', { key: 'k', code: 'KeyK' }, 1],
  ['QWERTY with Caps Lock', 'k', { key: 'K', code: 'KeyK' }, 1],
  ['AZERTY, where A is', 'a', { key: 'a', code: 'KeyQ' }, 1],
  ['AZERTY, where others have A', 'a', { key: 'q', code: 'KeyA' }, 0],
  ['Arabic', 'f', { key: 'ب', code: 'KeyF' }, 1],
  ['Arabic', 'mod+K', { key: 'ن', code: 'KeyK', ctrlKey: true }, 1],
  ['Arabic without Control', 'mod+K', { key: 'ن', code: 'KeyK' }, 0],
  ['Arabic, a key of two letters', 'b', { key: 'لا', code: 'KeyB' }, 1],
  ['Arabic', '/', { key: 'ظ', code: 'Slash' }, 1],
  ['Cyrillic', 'mod+S', { key: 'ы', code: 'KeyS', ctrlKey: true }, 1],
  ['Dvorak, a full stop where others have E', 'e', { key: '.', code: 'KeyE' }, 0],
  ['a dead key', 'e', { key: 'Dead', code: 'KeyE' }, 0],
  ['AZERTY', 'shift+/', { key: '/', code: 'Period', shiftKey: true }, 1],
])('%s: %s by %o', (_layout, keys, press, calls) => {
  expect(callsOf(keys, press)).toBe(calls)
})
