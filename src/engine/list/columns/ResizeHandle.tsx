import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { columnChoice } from '#texts/list.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { DraftOwner } from '../../drafts/draft-keys.ts'
import type { ColumnView } from '../../list-data/column-view.tsx'
import { keepPreference } from '../../list-data/list-preferences.ts'
import type { List } from '../../list-data/list.ts'
import { readWidths } from '../use-column-widths.ts'
import classes from './resize-handle.module.css'

/** Pixels. */
const [LEAST, MOST, STEP] = [60, 900, 20]

export interface ResizeHandleProps {
  readonly entity: AnyEntity
  readonly column: ColumnView
  readonly list: Pick<List, 'state' | 'show'>
  readonly widths: string | undefined
}

/**
 * The edge between a heading and the next one, in which it stands: dragged, or moved by the arrows; a double press or Enter
 * gives the column its own width back. From the button of its heading an arrow leads to it, up or Escape back: one stop of Tab
 * is enough for both.
 */
export default function ResizeHandle({ entity, column, list, widths }: ResizeHandleProps): ReactNode {
  const { state, show } = list
  const account = useContext(DraftOwner)
  const known = readWidths(widths)

  function resize(width: number | undefined) {
    const next = new Map(known)
    if (width === undefined) next.delete(column.key)
    else next.set(column.key, Math.round(Math.min(MOST, Math.max(LEAST, width))))
    const text = [...next].map(([key, pixels]) => `${key}:${pixels};`).join('')
    keepPreference(`widths:${entity.name}`, account, text)
    // What a view said of them is no longer so.
    if (state.widths !== undefined) show({ ...state, widths: undefined })
  }

  function drag(down: PointerEvent<HTMLSpanElement>) {
    const { currentTarget, clientX, pointerId } = down
    const [start, forth] = [headingWidth(currentTarget), directionOf(currentTarget)]
    currentTarget.setPointerCapture(pointerId)
    const dragged = new AbortController()
    const move = (event: globalThis.PointerEvent) => latest.current(start + (event.clientX - clientX) * forth)
    currentTarget.addEventListener('pointermove', move, dragged)
    currentTarget.addEventListener('lostpointercapture', () => dragged.abort(), dragged)
  }

  function press(event: KeyboardEvent<HTMLSpanElement>) {
    const { key, currentTarget } = event
    if (key === 'Escape' || key === 'ArrowUp') {
      event.preventDefault()
      buttonBefore(currentTarget)?.focus()
      return
    }
    const forth = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (forth === 0 && key !== 'Enter') return
    event.preventDefault()
    resize(
      key === 'Enter' ? undefined : headingWidth(currentTarget) + STEP * forth * directionOf(currentTarget),
    )
  }

  // The listeners of a drag outlive the widths that it began with.
  const latest = useRef(resize)
  useEffect(() => {
    latest.current = resize
  })

  const handle = useRef<HTMLSpanElement>(null)
  const [measured, measure] = useHeadingWidth(handle)
  useEffect(() => {
    const { current } = handle
    const listening = new AbortController()
    const reach = (event: globalThis.KeyboardEvent) => {
      if (!current || event.key !== (directionOf(current) === 1 ? 'ArrowRight' : 'ArrowLeft')) return
      event.preventDefault()
      current.focus()
    }
    const { signal } = listening
    if (current) buttonBefore(current)?.addEventListener('keydown', reach, { signal })
    return () => listening.abort()
  }, [column])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that takes the focus moves
    <span
      ref={handle}
      className={classes.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={columnChoice.width(column.header)}
      aria-valuenow={known.get(column.key) ?? measured}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={column.isSortable ? -1 : 0}
      onPointerDown={drag}
      onDoubleClick={() => resize(undefined)}
      onKeyDown={press}
      onFocus={measure}
    />
  )
}

function useHeadingWidth(handle: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState<number>()
  const measure = () => setWidth(handle.current ? headingWidth(handle.current) : undefined)
  useLayoutEffect(measure)
  // The table has given its columns other widths by then; those of another window are read with the focus.
  useEffect(measure)
  return [width, measure] as const
}

function headingWidth(handle: HTMLElement): number {
  const heading = headingBefore(handle)
  return heading instanceof HTMLElement ? heading.offsetWidth : 0
}

function headingBefore(handle: HTMLElement): Element | null | undefined {
  return handle.closest('th')?.previousElementSibling
}

/** What sorts the column that the edge ends. */
function buttonBefore(handle: HTMLElement): HTMLElement | null | undefined {
  return headingBefore(handle)?.querySelector<HTMLElement>('button')
}

function directionOf(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
