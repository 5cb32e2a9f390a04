import { useSyncExternalStore } from 'react'
import { isMenuExpanded, onMenuChange } from './menu-expanded.ts'

/** Whether the side menu shows labels. */
export function useMenuExpanded(): boolean {
  return useSyncExternalStore(onMenuChange, isMenuExpanded)
}
