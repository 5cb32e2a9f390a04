import { useDeferredValue } from 'react'
import { useIsRendered } from '../loading/use-is-rendered.ts'

// More than fit above the fold of most screens.
const FIRST_ROWS = 10

/**
 * The rows that a list that has just opened is drawn with, and whether they are all: the others follow at once. The
 * server renders them all.
 */
export function useFirstRows<T>(all: readonly T[]): {
  readonly rows: readonly T[]
  readonly isWhole: boolean
} {
  const isWhole = useDeferredValue(true, useIsRendered()) || all.length <= FIRST_ROWS
  return { rows: isWhole ? all : all.slice(0, FIRST_ROWS), isWhole }
}
