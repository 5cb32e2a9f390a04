import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../calls/record-calls.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { history } from '#texts/history.ts'
import { shownChanges } from './differing-fields.ts'
import { FieldLines } from './FieldLines.tsx'
import classes from './history.module.css'

interface EntryFieldsProps {
  readonly entry: { readonly action: string; readonly changes: HistoryEntry['changes'] }
  readonly fields: Fields
  readonly related: Resource['related']
}

/** What a change made of the fields, in sight; those of a record that came or went are all of its fields, behind a press. */
export function EntryFields({ entry: { action, changes }, fields, related }: EntryFieldsProps) {
  const shown = shownChanges(changes, fields)
  // A restored record is as it was before its deletion.
  if (action === 'restored') return null
  if (shown.length === 0)
    return action === 'updated' && <p className={classes.none}>{history.nothingShown}</p>
  if (action === 'updated') return <FieldLines changes={shown} related={related} sides="both" />
  return (
    <details className={classes.whole}>
      <summary>{history.fields(shown.length)}</summary>
      <FieldLines changes={shown} related={related} sides={action === 'deleted' ? 'before' : 'after'} />
    </details>
  )
}
