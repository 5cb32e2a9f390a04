import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { screens } from '../../texts/screens.ts'
import { OwnActions } from '../actions/OwnActions.tsx'
import { recordAddress } from '../navigation/record-addresses.ts'
import classes from './row-actions.module.css'

interface RowActionsProps {
  readonly resource: Resource
  readonly record: EntityRecord
  readonly onDelete: (record: EntityRecord) => void
}

/** The actions of a row, behind one button on a card. Plain elements with CSS icons, because a list renders many of them. */
export function RowActions({ resource, record, onDelete }: RowActionsProps) {
  const { entity, denied } = resource
  const [isOpen, setIsOpen] = useState(false)
  const all = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const left = new AbortController()
    const { signal } = left
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node) || !all.current?.contains(target)) setIsOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      more.current?.focus()
      setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside, { signal })
    document.addEventListener('focusin', closeBeside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => left.abort()
  }, [isOpen])

  return (
    <div ref={all} className={classes.actions}>
      <button
        ref={more}
        type="button"
        className={classes.more}
        aria-label={screens.list.actions}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div className={classes.panel} data-open={isOpen || undefined}>
        <Link
          className={classes.action}
          data-icon="edit"
          title={screens.list.edit}
          to={recordAddress(entity.path, record.id)}
        >
          <span className={classes.word}>{screens.list.edit}</span>
        </Link>
        <OwnActions resource={resource} ids={[record.id]} place="row" />
        {!denied?.has('delete') && (
          <button
            type="button"
            className={classes.action}
            data-icon="delete"
            title={screens.list.remove}
            onClick={() => {
              // The question gives the focus back to what is still in sight.
              if (isOpen) more.current?.focus()
              setIsOpen(false)
              onDelete(record)
            }}
          >
            <span className={classes.word}>{screens.list.remove}</span>
          </button>
        )}
      </div>
    </div>
  )
}
