import { getHotkeyHandler } from '@mantine/hooks'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import type { Direction } from './step-from.ts'

const TYPED = 'input, textarea, select'

interface PeekActions {
  readonly step: (direction: Direction) => void
  readonly close: () => void
  readonly edit: () => void
}

/** What keys do while the focus is in the panel. */
export function peekKeys({ step, close, edit }: PeekActions) {
  const go = (direction: Direction) => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(TYPED)) return
    event.preventDefault()
    step(direction)
  }
  const press = getHotkeyHandler([
    ...letterHotkeys('j', go(1)),
    ...letterHotkeys('k', go(-1)),
    ['ArrowDown', go(1), { preventDefault: false }],
    ['ArrowUp', go(-1), { preventDefault: false }],
    ['Escape', close],
  ])
  return (event: ReactKeyboardEvent<HTMLElement>) => {
    // What is open in it takes its keys first.
    if (event.defaultPrevented) return
    press(event)
    const isOnPanel = event.target === event.currentTarget
    if (event.key === 'Enter' && isOnPanel) edit()
  }
}
