import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { Resource } from '../../api/resource.ts'
import { type ShownChange, shownChanges } from './differing-fields.ts'
import { history } from '#texts/record.ts'
import { t } from '../../texts/locale.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import classes from './history.module.css'
import type { HistoryEntry } from '../../calls/record-calls.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'

interface FieldLinesProps {
  readonly changes: readonly ShownChange[]
  readonly related: Resource['related']
  /** Of a record that came there is no before, and of one that went no after. */
  readonly sides: 'both' | 'before' | 'after'
  /** What stands at the end of a line. */
  readonly aside?: (name: string, place: number) => ReactNode
}

/** A line for each field: what it was, and what it became. */
export function FieldLines({ changes, related, sides, aside }: FieldLinesProps) {
  return (
    <dl className={classes.lines}>
      {changes.map(({ change, field }, place) => (
        <div key={change.field} className={classes.line}>
          <dt>{t(field.label)}</dt>
          <dd className={classes.values}>
            {sides !== 'after' && 'before' in change && (
              <span className={classes.before}>
                <FieldValue value={change.before} other={change.after} field={field} related={related} />
              </span>
            )}
            {sides !== 'before' && (
              <span className={classes.after}>
                {sides === 'both' && 'before' in change && (
                  <ArrowRight className={classes.arrow} size={15} aria-label={history.became} role="img" />
                )}
                <FieldValue value={change.after} other={change.before} field={field} related={related} />
              </span>
            )}
          </dd>
          {aside?.(change.field, place)}
        </div>
      ))}
    </dl>
  )
}

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
