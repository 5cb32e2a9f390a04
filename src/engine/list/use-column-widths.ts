import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { ColumnView } from '../list-data/column-view.tsx'
import { CAME_LATE } from './lazy-components.ts'

/** Pixels. A longer word is broken rather than that it pushes all others away. */
const MOST_OF_A_WORD = 320
/** Pixels, of the table's own edges. */
const BORDERS = 2

interface FittedTable {
  readonly table: RefObject<HTMLTableElement | null>
  readonly columns: readonly ColumnView[]
  /** As the state of the list has them. */
  readonly widths: string | undefined
  readonly records: readonly EntityRecord[]
  /** An editor is wider than what it edits. */
  readonly isEdited: boolean
}

/**
 * Gives each column the width that somebody gave to it, or the room that its words need, measured for the width that the
 * list has when its first rows come: then other rows move no heading unless a value has outgrown its column. Where all words
 * together need more the table scrolls.
 */
export function useColumnWidths({ table, columns, widths, records, isEdited }: FittedTable) {
  const fitted = useRef<() => void>(undefined)
  const hasRows = records.length > 0
  useLayoutEffect(() => {
    const element = table.current
    const scroller = element?.parentElement
    if (!element || !scroller || !hasRows) return
    let room = 0
    const own = ['', ...columns.map(({ key }) => key)].map((key) => readWidths(widths).get(key))
    const fit = () => fitColumns(element, room, own)
    fitted.current = fit
    // It answers before the first paint, too.
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0) - BORDERS
      if (width === room) return
      room = width
      fit()
    })
    observer.observe(scroller)
    document.fonts.addEventListener(CAME_LATE, fit)
    element.addEventListener(CAME_LATE, fit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener(CAME_LATE, fit)
      element.removeEventListener(CAME_LATE, fit)
    }
  }, [table, columns, widths, hasRows])

  useLayoutEffect(() => {
    if (!isEdited && table.current && hasOutgrown(table.current)) fitted.current?.()
  }, [table, records, isEdited])
}

/** Whether something in a measured table has less room than it needs; words that may be broken always have theirs. */
function hasOutgrown(table: HTMLTableElement): boolean {
  const { fitted, breaks } = table.dataset
  if (fitted === undefined) return false
  const cells = table.querySelectorAll(
    `tbody > tr > ${breaks === undefined ? '[data-column]' : '[data-short]'}`,
  )
  return [...cells].some((cell) => isCut(cell) || isCut(cell.firstElementChild))
}

/** A badge is cut itself. */
function isCut(element: Element | null): boolean {
  return element !== null && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
}

/** The pixels of columns by their keys. */
export function readWidths(text = ''): ReadonlyMap<string, number> {
  return new Map([...text.matchAll(/([^;]+):(\d+)/g)].map(([, key = '', width]) => [key, Number(width)]))
}

/** @param room pixels that the list has */
function fitColumns(table: HTMLTableElement, room: number, own: readonly (number | undefined)[]): void {
  const columns = [...table.querySelectorAll('col')]
  for (const column of columns) column.style.inlineSize = ''
  for (const mark of ['fitted', 'scrolls', 'breaks']) delete table.dataset[mark]
  table.style.inlineSize = ''
  // As cards it has no columns.
  if (getComputedStyle(table).display !== 'table') return
  let widths = shareRoom(measureHeadings(table), room, own)
  if (sum(widths) > room + 1) {
    // What may be broken, as an address before its sign, is so only where there is no room for all of it.
    table.dataset['breaks'] = ''
    widths = shareRoom(measureHeadings(table), room, own)
  }
  if (sum(widths) > room + 1) {
    delete table.dataset['breaks']
    // What scrolls anyway need not be as narrow as its longest word: a text out of sight would make its row higher.
    table.style.inlineSize = 'max-content'
    table.dataset['scrolls'] = ''
    const most = measureHeadings(table)
    widths = widths.map(
      (width, place) => own[place] ?? Math.max(width, Math.min(most[place] ?? 0, MOST_OF_A_WORD)),
    )
    table.style.inlineSize = `${sum(widths)}px`
  }
  for (const [place, column] of columns.entries()) column.style.inlineSize = `${widths[place] ?? 0}px`
  table.dataset['fitted'] = ''
  if (hasOutgrown(table)) table.dataset['breaks'] = ''
}

function measureHeadings(table: HTMLTableElement): readonly number[] {
  return [...table.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width)
}

/** The widths of columns that want so much, or have their own; what these leave free is the last one's. */
export function shareRoom(
  wanted: readonly number[],
  room: number,
  own: readonly (number | undefined)[] = [],
): readonly number[] {
  const fixed = sum(own.map((width) => width ?? 0))
  const shares = shareRest(
    wanted.filter((_width, place) => own[place] === undefined),
    room - fixed,
  )
  const given = shares.values()
  const widths = wanted.map((_width, place) => own[place] ?? given.next().value ?? 0)
  const rest = room - sum(widths)
  return fixed > 0 && rest > 0 ? [...widths.slice(0, -1), (widths.at(-1) ?? 0) + rest] : widths
}

/** What is taken from the too wide ones is given back as far as there is room. */
function shareRest(wanted: readonly number[], room: number): readonly number[] {
  const whole = wanted.map(Math.ceil)
  const excess = sum(whole) - room
  // Of whole pixels together there may be a few too many.
  if (excess <= whole.length) return takeFrom(whole, excess)
  const wide = whole.filter((width) => width > MOST_OF_A_WORD).length
  const left = Math.max(0, room - sum(whole.map((width) => Math.min(width, MOST_OF_A_WORD))))
  return whole.map((width) => (width > MOST_OF_A_WORD ? MOST_OF_A_WORD + left / wide : width))
}

function takeFrom(widths: readonly number[], excess: number): readonly number[] {
  const widest = Math.max(...widths)
  return widths.with(widths.indexOf(widest), widest - Math.max(0, excess))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
