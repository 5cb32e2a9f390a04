import { useDeferredValue } from 'react'
import { useIsRendered } from '../loading/use-is-rendered.ts'
import { rowsOnScreen } from './rows-on-screen.ts'

/**
 * The rows that a list is drawn with at once: what is below the fold follows in the next picture. Until then a list that
 * has just opened has nothing there, and one that has changed the rows of before. The server renders them all.
 */
export function useFirstRows<T>(all: readonly T[]): readonly T[] {
  const isOpen = useDeferredValue(true, useIsRendered())
  const former = useDeferredValue(all)
  const below = isOpen ? former : []
  if (below === all || (isOpen && below.length < all.length)) return all
  const count = rowsOnScreen()
  return [...all.slice(0, count), ...below.slice(count, all.length)]
}
