import { useEffect, useState, useSyncExternalStore } from 'react'
import { deletion } from '#texts/deletion.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { useWindowBlur } from '../toasts/use-window-blur.ts'
import { offerUndo, undoOffer, type UndoOffer } from './undo-offer.ts'
import classes from './undo-bar.module.css'

/** Milliseconds. */
const DURATION = 8_000

/** The way back that was last offered, at the foot of its list. */
export function UndoBar({ entity }: Pick<UndoOffer, 'entity'>) {
  const offer = useSyncExternalStore(undoOffer.subscribe, undoOffer.read)
  // One that is left with its list is not found again.
  useEffect(() => () => offerUndo(null), [entity])
  return (
    <div role="status" className={classes.place}>
      {offer?.entity === entity && <Offer {...offer} />}
    </div>
  )
}

/** It waits while somebody points at it, or looks elsewhere. */
function Offer({ text, undo }: UndoOffer) {
  const bar = useFocusTitleAfter<HTMLDivElement>()
  const [isHeld, setIsHeld] = useState(false)
  const isWaiting = useWindowBlur() || isHeld
  useEffect(() => {
    if (isWaiting) return
    const timer = setTimeout(() => offerUndo(null), DURATION)
    return () => clearTimeout(timer)
    // Another way back has its own time.
  }, [isWaiting, undo])
  return (
    <div
      ref={bar}
      className={classes.bar}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span dir="auto">{text}</span>
      <button
        type="button"
        className={classes.undo}
        aria-keyshortcuts="u"
        title={deletion.undoShortcut}
        onClick={() => {
          offerUndo(null)
          undo()
        }}
      >
        {deletion.undo}
      </button>
    </div>
  )
}
