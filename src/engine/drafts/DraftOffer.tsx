import { Button } from '@mantine/core'
import { drafts } from '#texts/form.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import type { Draft } from './draft-storage.ts'
import classes from './drafts.module.css'

interface DraftOfferProps {
  readonly draft: Draft
  readonly hasDocuments: boolean
  readonly onResume: () => void
  readonly onDiscard: () => void
}

/** Offers a draft: restore or discard. */
export function DraftOffer({ draft, hasDocuments, onResume, onDiscard }: DraftOfferProps) {
  const offer = useFocusTitleAfter<HTMLElement>()
  return (
    <section ref={offer} aria-label={drafts.label} className={classes.offer}>
      <p role="status" className={classes.text}>
        {drafts.offer(formatMoment(draft.at))}{' '}
        <small>{hasDocuments ? drafts.hintOfDocuments : drafts.hint}</small>
      </p>
      <div className={classes.actions}>
        <Button size="xs" onClick={onResume}>
          {drafts.resume}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {drafts.discard}
        </Button>
      </div>
    </section>
  )
}
