import { useHotkeys } from '@mantine/hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { deletion } from '#texts/record.ts'
import { Keys } from '../../ui/Keys.tsx'
import { letterHotkeys } from '../../ui/letter-hotkeys.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { useWindowBlur } from '../toasts/use-window-blur.ts'
import { offerUndo, undoOffer, type UndoOffer } from './undo-offer.ts'
import classes from './undo-bar.module.css'

// There, Ctrl+Z takes back what was typed.
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

interface UndoBarProps {
  /** The entity whose list it stands below; a screen of a program's own has records of any. */
  readonly entity?: string
  /** Where it is left for the list, that shows it too. */
  readonly isPassedOn?: boolean
}

/** What was last done to the list's records, with the button that undoes it, at the foot of the list. */
export default function UndoBar({ entity, isPassedOn = false }: UndoBarProps) {
  const offer = useSyncExternalStore(undoOffer.subscribe, undoOffer.read)
  useEffect(() => {
    undoOffer.dropOld()
    // One that is left with its list is not found again.
    return isPassedOn ? undefined : () => offerUndo(null)
  }, [entity, isPassedOn])
  return (
    <div role="status" className={classes.place}>
      {offer && (entity ?? offer.entity) === offer.entity && <Offer {...offer} />}
    </div>
  )
}

interface OfferProps extends UndoOffer {
  readonly turn: number
}

/** Its time is an animation, which waits while somebody points at it, is in it, or looks elsewhere. */
function Offer({ text, undo, turn }: OfferProps) {
  const bar = useFocusTitleAfter<HTMLDivElement>()
  const isBlurred = useWindowBlur()

  function takeBack() {
    offerUndo(null)
    void undo?.()
  }

  useHotkeys(
    [
      ...letterHotkeys('mod+Z', (event) => {
        if (!undo || (event.target instanceof Element && event.target.closest(TYPED))) return
        event.preventDefault()
        takeBack()
      }),
    ],
    [],
  )

  return (
    <div ref={bar} className={classes.bar} data-waiting={isBlurred || undefined}>
      <span dir="auto">{text}</span>
      {undo && (
        <button type="button" className={classes.undo} aria-keyshortcuts="u Control+Z" onClick={takeBack}>
          {deletion.undo}
          <Keys keys={['Mod', 'Z']} isHint />
        </button>
      )}
      <span key={turn} className={classes.time} onAnimationEnd={() => offerUndo(null)} />
    </div>
  )
}
