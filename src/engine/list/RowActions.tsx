import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { screens } from '../../texts/fr/screens.ts'
import { Link } from '../navigation/Link.tsx'
import classes from './list.module.css'

interface RowActionsProps {
  readonly entity: AnyEntity
  readonly record: EntityRecord
  readonly onDelete: (record: EntityRecord) => void
}

/** What can be done with one row. Plain elements, their icons by style: a list draws many of them. */
export function RowActions({ entity, record, onDelete }: RowActionsProps) {
  return (
    <div className={classes.actions}>
      <Link className={classes.action} data-icon="edit" to={`${entity.path}/edit/${record.id}`}>
        {screens.list.edit}
      </Link>
      <button type="button" className={classes.action} data-icon="delete" onClick={() => onDelete(record)}>
        {screens.list.remove}
      </button>
    </div>
  )
}
