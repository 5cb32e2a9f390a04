import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Toast } from 'react-hot-toast/headless'

const PHONE = '(max-width: 48em)'
const SCREENS = ['main', '[role="dialog"]']
const CONTROLS = SCREENS.map((screen) => `${screen} :is(a, button, input, select, textarea, label)`).join()

/** Whether all toasts below each other lie over nothing that is pressed or filled in; never on a phone. */
export function useHasRoom(corner: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
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
