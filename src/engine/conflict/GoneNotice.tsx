import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { conflicts } from '#texts/conflicts.ts'
import classes from './conflict.module.css'

interface GoneNoticeProps {
  readonly hasDocuments: boolean
  readonly onCreateAnew: (() => void) | undefined
}

/** The record was deleted while it was edited: offers to create a new one from the input. */
export default function GoneNotice({ hasDocuments, onCreateAnew }: GoneNoticeProps) {
  const hint = hasDocuments ? conflicts.goneHintOfDocuments : conflicts.goneHint
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} tabIndex={-1} aria-label={conflicts.goneTitle} className={classes.panel}>
      <h2 className={classes.title}>{conflicts.goneTitle}</h2>
      <p className={classes.hint}>{onCreateAnew ? hint : conflicts.goneKept}</p>
      {onCreateAnew && (
        <Button className={classes.actions ?? ''} variant="default" onClick={onCreateAnew}>
          {conflicts.createAnew}
        </Button>
      )}
    </section>
  )
}
