import type { KeyboardEvent } from 'react'

interface KeyedSelect {
  readonly isOpen: boolean
  readonly isActive: boolean
  setIsOpen(isOpen: boolean): void
  move(step: 1 | -1): void
  take(nothing: undefined): void
  takeHighlighted(): void
  moveOn(): void
}

/** Keyboard handling of a searchable select. */
export function pressKey(event: KeyboardEvent, select: KeyedSelect): void {
  if (event.nativeEvent.isComposing) return
  const step = STEPS[event.key]
  if (step) {
    event.preventDefault()
    if (select.isOpen) select.move(step)
    else select.setIsOpen(true)
    return
  }
  if (!select.isActive) return
  if (event.key === 'Escape') select.take(undefined)
  // Flushed synchronously: the focus moves next, and a dependent field must be enabled by then.
  if (event.key === 'Tab') select.moveOn()
  if (event.key === 'Enter') {
    // Keeps Enter from submitting the form.
    event.preventDefault()
    select.takeHighlighted()
  }
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
