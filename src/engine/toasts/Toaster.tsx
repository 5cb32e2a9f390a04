import { useEffect, useRef, useState } from 'react'
import { useToaster, type Toast } from 'react-hot-toast/headless'
import { screens } from '#texts/screens.ts'
import { ToastCard } from './ToastCard.tsx'
import { useWindowBlur } from './use-window-blur.ts'
import classes from './toasts.module.css'

/** Milliseconds. */
const TOAST_DURATION = 5_000

const CORNERS = ['top-right', 'top-center'] as const
type Corner = (typeof CORNERS)[number]

/**
 * The toasts of the program. The library's own `<Toaster>` pauses on hover only; this one also pauses while the window
 * has no focus.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION, position: 'top-right' })
  const hover = useHover(toasts)
  const isBlurred = useWindowBlur()
  const isPaused = hover.isHovered || isBlurred
  const { startPause, endPause } = handlers

  useEffect(() => {
    if (isPaused) startPause()
    else endPause()
    // The handlers change with every toast, but only the pause itself matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaused])

  return (
    <section aria-label={screens.toasts.region}>
      {CORNERS.map((corner) => (
        <div
          key={corner}
          className={classes.corner}
          data-corner={corner}
          // A confirmation has no timer, and hovering it must not extend that of later toasts.
          {...(corner === 'top-right' && hover.handlers)}
        >
          {toasts
            .filter((each) => cornerOf(each) === corner)
            .map((each) => (
              <ToastCard key={each.id} toast={each} />
            ))}
        </div>
      ))}
    </section>
  )
}

/** Whether the pointer is over a toast with a timer. */
function useHover(toasts: readonly Toast[]) {
  const [isHovered, setIsHovered] = useState(false)
  const count = toasts.filter((each) => each.visible && cornerOf(each) === 'top-right').length
  const countBefore = useRef(count)

  useEffect(() => {
    // A toast that is removed under the pointer fires no mouseleave.
    if (count < countBefore.current) setIsHovered(false)
    countBefore.current = count
  }, [count])

  const handlers = { onMouseEnter: () => setIsHovered(true), onMouseLeave: () => setIsHovered(false) }
  return { isHovered, handlers }
}

function cornerOf(toast: Toast): Corner {
  return toast.position === 'top-center' ? 'top-center' : 'top-right'
}
