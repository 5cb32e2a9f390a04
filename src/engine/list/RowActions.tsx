import { memo } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { screens } from '#texts/screens.ts'
import { Slot } from '../slots.tsx'
import { recordAddress } from '../navigation/record-addresses.ts'
import { rowLockOf } from './row-conditions.ts'
import classes from './row-actions.module.css'

interface RowActionsProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** Behind one button on a card, they are shown. */
  readonly isOpen: boolean
}

/** The cell with the actions of a row. Plain elements with CSS icons, as few as can be, because a list renders many of them. */
export const RowActions = memo(function RowActions({ resource, record, isOpen }: RowActionsProps) {
  const { entity, denied } = resource
  const locked = rowLockOf(entity, record)
  const actions = (
    <>
      {!denied?.has('update') && locked.record === undefined && (
        <a
          className={classes.action}
          data-icon="edit"
          title={screens.list.edit}
          href={recordAddress(entity.path, record.id)}
          data-inner
        >
          {screens.list.edit}
        </a>
      )}
      <Slot name="rowMenu" props={{ resource, record }} />
      {!denied?.has('delete') && locked.deletion === undefined && (
        <button
          type="button"
          className={classes.action}
          data-icon="delete"
          title={screens.list.remove}
          data-press="delete"
        >
          {screens.list.remove}
        </button>
      )}
    </>
  )
  return (
    <td role="cell" className={classes.actions}>
      <button
        type="button"
        className={classes.more}
        aria-label={screens.list.actions}
        aria-expanded={isOpen}
        data-press="menu"
      />
      {isOpen ? <div className={classes.panel}>{actions}</div> : actions}
    </td>
  )
})
