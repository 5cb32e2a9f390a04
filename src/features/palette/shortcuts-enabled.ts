import { useSyncExternalStore } from 'react'
import { BASE_PATH } from '../../api/addresses.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

const listeners = new Set<() => void>()

/** Shortcuts of single keys can be switched off: they get in the way of speech input. */
export function setShortcutsEnabled(adminId: RecordId, areEnabled: boolean): void {
  try {
    if (areEnabled) localStorage.removeItem(keyOf(adminId))
    else localStorage.setItem(keyOf(adminId), 'off')
  } catch {
    // Without storage they stay as they are.
  }
  for (const listener of listeners) listener()
}

/** Whether an administrator uses shortcuts of single keys, in this browser. */
export function useShortcutsEnabled(adminId: RecordId | undefined): boolean {
  return useSyncExternalStore(subscribe, () => adminId === undefined || isEnabled(adminId))
}

function isEnabled(adminId: RecordId): boolean {
  try {
    return localStorage.getItem(keyOf(adminId)) !== 'off'
  } catch {
    return true
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keyOf(adminId: RecordId): string {
  return `${BASE_PATH}shortcuts:${adminId}`
}

/** The event by which a button of another place asks for the palette. */
export const OPEN_PALETTE = 'open-palette'

// A checkbox takes no key but the space bar.
export const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]'

/** Whether a key is meant for the element that has the focus. */
export function isTakenBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null
}
