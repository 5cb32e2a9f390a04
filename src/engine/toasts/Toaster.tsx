import { useEffect, useRef, useState } from 'react'
import { useToaster, type Toast } from 'react-hot-toast/headless'
import { screens } from '../../texts/fr/screens.ts'
import { ToastCard } from './ToastCard.tsx'
import { useWindowBlur } from './use-window-blur.ts'
import classes from './toasts.module.css'

/** Milliseconds. */
const TOAST_DURATION = 5_000

const CORNERS = ['top-right', 'top-center'] as const
type Corner = (typeof CORNERS)[number]

/**
 * The toasts of the whole product. The library's own `<Toaster>` pauses under the pointer alone;
 * here they also wait while the window is not looked at.
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
    // The handlers change with every toast; only the pause itself starts or ends one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaused])

  return (
    <section aria-label={screens.toasts.region}>
      {CORNERS.map((corner) => (
        <div
          key={corner}
          className={classes.corner}
          data-corner={corner}
          // A question has no time to pause; resting on it would lengthen that of the toasts to come.
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

/** Whether the pointer rests on a toast that has its time. */
function useHover(toasts: readonly Toast[]) {
  const [isHovered, setIsHovered] = useState(false)
  const count = toasts.filter((each) => each.visible && cornerOf(each) === 'top-right').length
  const countBefore = useRef(count)

  useEffect(() => {
    // A toast that goes from under the pointer takes its mouseleave with it.
    if (count < countBefore.current) setIsHovered(false)
    countBefore.current = count
  }, [count])

  const handlers = { onMouseEnter: () => setIsHovered(true), onMouseLeave: () => setIsHovered(false) }
  return { isHovered, handlers }
}

function cornerOf(toast: Toast): Corner {
  return toast.position === 'top-center' ? 'top-center' : 'top-right'
}
