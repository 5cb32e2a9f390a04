import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { conflicts } from '#texts/record.ts'
import classes from './conflict.module.css'

interface GoneNoticeProps {
  /** Not everybody reads all records: it may be there for others. */
  readonly hasRoles: boolean
  readonly hasDocuments: boolean
  readonly onCreateAnew: (() => void) | undefined
}

/** The record was deleted while it was edited: offers to create a new one from the input. */
export default function GoneNotice({ hasRoles, hasDocuments, onCreateAnew }: GoneNoticeProps) {
  const hint = hasDocuments ? conflicts.goneHintOfDocuments : conflicts.goneHint
  const title = hasRoles ? conflicts.goneOrHiddenTitle : conflicts.goneTitle
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} tabIndex={-1} aria-label={title} className={classes.panel}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.hint}>{onCreateAnew ? hint : conflicts.goneKept}</p>
      {onCreateAnew && (
        <Button className={classes.actions ?? ''} variant="default" onClick={onCreateAnew}>
          {conflicts.createAnew}
        </Button>
      )}
    </section>
  )
}
