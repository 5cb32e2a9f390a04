import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { DragEvent, MouseEvent } from 'react'
import { forms } from '#texts/forms.ts'
import classes from './image-drop.module.css'

/** The place of a picture among those it can change places with. */
export interface ThumbnailOrder {
  /** Tells them from others; in small letters, as the type of dragged data. */
  readonly group: string
  readonly place: number
  readonly count: number
  move(from: number, to: number): void
}

/** The list with one of its items at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const left = items.toSpliced(from, 1)
  return left.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** The attributes that let a thumbnail be dragged to the place of another. */
export function useThumbnailOrder(order: ThumbnailOrder | undefined) {
  if (!order || order.count < 2) return {}
  const type = `application/x-picture-${order.group}`
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(type, String(order.place)),
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(type)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const from = event.dataTransfer.getData(type)
      if (from === '') return
      event.preventDefault()
      order.move(Number(from), order.place)
    },
  }
}

interface MoveButtonsProps {
  readonly order: ThumbnailOrder
  readonly number: number
}

/** Moves a picture by one place, for the keyboard and for fingers. */
export function MoveButtons({ order, number }: MoveButtonsProps) {
  const { place, count, move } = order
  function moveBy(step: number, { currentTarget }: MouseEvent<HTMLElement>) {
    const shown = currentTarget.closest('figure')?.parentElement
    const at = [...(shown?.children ?? [])].indexOf(currentTarget.closest('figure') ?? currentTarget)
    move(place, place + step)
    // The focus follows the picture; at the end only the way back is left.
    requestAnimationFrame(() => {
      const buttons = shown?.children[at + step]?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? []
      const [back, on] = buttons
      const same = step < 0 ? back : on
      const next = same?.disabled ? (step < 0 ? on : back) : same
      next?.focus()
    })
  }
  return (
    <span className={classes.moves}>
      <button
        type="button"
        data-step="-1"
        aria-label={forms.moveImageBack(number)}
        disabled={place === 0}
        onClick={(event) => moveBy(-1, event)}
      >
        <ChevronLeft size={16} aria-hidden />
      </button>
      <button
        type="button"
        data-step="1"
        aria-label={forms.moveImageOn(number)}
        disabled={place === count - 1}
        onClick={(event) => moveBy(1, event)}
      >
        <ChevronRight size={16} aria-hidden />
      </button>
    </span>
  )
}
