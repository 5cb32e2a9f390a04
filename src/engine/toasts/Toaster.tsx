import { useEffect, useState } from 'react'
import { useToaster, type Toast } from 'react-hot-toast'
import { screens } from '../../texts/fr/screens.ts'
import { ToastCard } from './ToastCard.tsx'
import { TOAST_DURATION } from './toasts.tsx'
import { useWindowBlur } from './use-window-blur.ts'
import classes from './toasts.module.css'

const CORNERS = ['top-right', 'top-center'] as const

/**
 * The toasts of the whole product. The library's own `<Toaster>` pauses under the pointer alone;
 * here they also wait while the window is not looked at.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION, position: 'top-right' })
  const isHovered = useHover(toasts)
  const isBlurred = useWindowBlur()
  const isPaused = isHovered.value || isBlurred
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
        <div key={corner} className={classes.corner} data-corner={corner} {...isHovered.handlers}>
          {toasts
            .filter((each) => (each.position ?? 'top-right') === corner)
            .map((each) => (
              <ToastCard key={each.id} toast={each} />
            ))}
        </div>
      ))}
    </section>
  )
}

/** Whether the pointer rests on a toast; it also leaves when the last one goes. */
function useHover(toasts: readonly Toast[]) {
  const [value, setValue] = useState(false)
  const hasToasts = toasts.some((each) => each.visible)
  useEffect(() => {
    if (!hasToasts) setValue(false)
  }, [hasToasts])
  return {
    value,
    handlers: { onMouseEnter: () => setValue(true), onMouseLeave: () => setValue(false) },
  }
}
