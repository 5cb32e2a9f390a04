import { useClickOutside } from '@mantine/hooks'
import { Fragment, useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { toasts as texts } from '#texts/record.ts'
import { ToastCard } from './ToastCard.tsx'
import { useWindowBlur } from './use-window-blur.ts'
import classes from './toasts.module.css'

const PHONE = '(max-width: 48em)'
const SCREENS = ['main', '[role="dialog"]']
const CONTROLS = SCREENS.map((screen) => `${screen} :is(a, button, input, select, textarea, label)`).join()

/** Whether all toasts below each other lie over nothing that is pressed or filled in; never on a phone. */
function useHasRoom(corner: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const shown = toasts.map(({ id }) => id).join()
  const [hasRoom, setHasRoom] = useState(false)
  useLayoutEffect(() => {
    const update = () => setHasRoom(isFree(corner.current))
    update()
    // Another screen has other controls.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [corner, shown])
  return hasRoom
}

function isFree(corner: HTMLElement | null): boolean {
  if (!corner?.firstChild || matchMedia(PHONE).matches) return false
  const whole = wholeBox(corner)
  return [...document.querySelectorAll(CONTROLS)].every((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return left >= whole.right || right <= whole.left || top >= whole.bottom || bottom <= whole.top
  })
}

/** The room that the toasts take when none of them is piled. */
function wholeBox(corner: HTMLElement): DOMRect {
  corner.dataset['measured'] = ''
  const box = corner.getBoundingClientRect()
  delete corner.dataset['measured']
  return box
}

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
