import { useSyncExternalStore } from 'react'
import { isMenuExpanded, onMenuChange } from './menu-expanded.ts'

/** Whether the side menu shows its labels. The server cannot know; how it looks meanwhile is a matter of the styles. */
export function useMenuExpanded(): boolean {
  return useSyncExternalStore(onMenuChange, isMenuExpanded, () => true)
}
