import { useEffect, useRef, useState } from 'react'
import { useToaster, type Toast } from 'react-hot-toast'
import { screens } from '../../texts/fr/screens.ts'
import { ToastCard } from './ToastCard.tsx'
import { TOAST_DURATION } from './toasts.tsx'
import { useWindowBlur } from './use-window-blur.ts'
import classes from './toasts.module.css'

const CORNERS = ['top-right', 'top-center'] as const
type Corner = (typeof CORNERS)[number]

/**
 * The toasts of the whole product. The library's own `<Toaster>` pauses under the pointer alone;
 * here they also wait while the window is not looked at.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION, position: 'top-right' })
  const hovered = useHoveredCorner(toasts)
  const isBlurred = useWindowBlur()
  const isPaused = hovered.corner !== null || isBlurred
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
          onMouseEnter={() => hovered.setCorner(corner)}
          onMouseLeave={() => hovered.setCorner(null)}
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

/** The corner whose toasts the pointer rests on. */
function useHoveredCorner(toasts: readonly Toast[]) {
  const [corner, setCorner] = useState<Corner | null>(null)
  const count = toasts.filter((each) => each.visible && cornerOf(each) === corner).length
  const countBefore = useRef(count)

  useEffect(() => {
    // A toast that goes from under the pointer takes its mouseleave with it.
    if (count < countBefore.current) setCorner(null)
    countBefore.current = count
  }, [count])

  return { corner, setCorner }
}

function cornerOf(toast: Toast): Corner {
  return toast.position === 'top-center' ? 'top-center' : 'top-right'
}
