import { useClickOutside } from '@mantine/hooks'
import { Fragment, useEffect, useRef, useState } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { toasts as texts } from '#texts/toasts.ts'
import { ToastCard } from './ToastCard.tsx'
import { useHasRoom } from './use-has-room.ts'
import { useWindowBlur } from './use-window-blur.ts'
import classes from './toasts.module.css'

// How long a toast stays, and then takes to leave, in milliseconds.
const TIMES = { duration: 5_000, removeDelay: 160 }

/**
 * The toasts of the program: one line in the top bar, the others piled behind it. All of them are shown to who points at
 * them, taps them or comes by keyboard, and where there is room. The library's own `<Toaster>` has no piles, pauses on hover
 * alone, and is not mirrored.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(TIMES)
  const told = toasts.filter(({ type }) => type !== 'custom')
  const count = told.filter(({ visible }) => visible).length
  const held = useHeld(count)
  const hasRoom = useHasRoom(held.ref, told)
  const isBlurred = useWindowBlur()
  const isPaused = held.isHeld || isBlurred
  const { startPause, endPause } = handlers

  useEffect(() => {
    if (isPaused) startPause()
    else endPause()
    // The handlers change with every toast, but only the pause itself matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaused])

  return (
    <section aria-label={texts.region}>
      <div
        ref={held.ref}
        className={classes.corner}
        data-corner="top-right"
        data-open={held.isHeld || hasRoom || undefined}
        {...held.handlers}
      >
        {told.map((each, place) => (
          <ToastCard key={each.id} toast={each} behind={place === 0 ? count - 1 : 0} />
        ))}
      </div>
      <div data-corner="top-center">
        {toasts.map(
          (each) =>
            each.type === 'custom' && <Fragment key={each.id}>{resolveValue(each.message, each)}</Fragment>,
        )}
      </div>
    </section>
  )
}

/** Whether somebody points at the toasts, has tapped them or is in them by keyboard. */
function useHeld(count: number) {
  const [isHovered, setIsHovered] = useState(false)
  const [isPinned, setIsPinned] = useState(false)
  const ref = useClickOutside<HTMLDivElement>(() => setIsPinned(false))
  const countBefore = useRef(count)

  useEffect(() => {
    if (count < countBefore.current) {
      // A toast that is removed under the pointer fires no mouseleave, and with the focus no blur.
      setIsHovered(false)
      setIsPinned(false)
    }
    countBefore.current = count
  }, [count])

  const handlers = {
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    onClick: () => setIsPinned(true),
    onFocus: () => setIsPinned(true),
    onBlur: () => setIsPinned(false),
  }
  return { isHeld: isHovered || isPinned, ref, handlers }
}
