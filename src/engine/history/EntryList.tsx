import { Button } from '@mantine/core'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { FieldChange, HistoryEntry } from '../../schema/history-contract.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { history } from '../../texts/fr/history.ts'
import { shown } from '../../texts/locale.ts'
import { FieldValue } from '../../kinds/FieldValue.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import classes from './history.module.css'

/** More are shown when they are asked for. */
const PORTION = 10

interface EntryListProps {
  readonly entries: readonly HistoryEntry[]
  readonly fields: Fields
  readonly related: Resource['related']
}

/** Each change of a record, the newest first. */
export function EntryList({ entries, ...context }: EntryListProps) {
  const [count, setCount] = useState(PORTION)
  const more = Math.min(PORTION, entries.length - count)
  return (
    <div className={classes.entries}>
      <ol className={classes.list}>
        {entries.slice(0, count).map((entry) => (
          <li key={`${entry.version} ${entry.at}`} className={classes.entry}>
            <p className={classes.when}>
              <EntryTitle entry={entry} />
            </p>
            <Changes entry={entry} {...context} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button size="xs" variant="default" onClick={() => setCount(count + PORTION)}>
          {history.more(more)}
        </Button>
      )}
    </div>
  )
}

interface ChangesProps extends Omit<EntryListProps, 'entries'> {
  readonly entry: HistoryEntry
}

/** What became of the fields that the record still has. */
function Changes({ entry, fields, related }: ChangesProps) {
  const known = entry.changes.flatMap((change) => {
    const field = fields[change.field]
    return field ? [{ change, field }] : []
  })
  if (known.length === 0) return <p className={classes.none}>{history.nothingShown}</p>
  return (
    <dl className={classes.changes}>
      {known.map(({ change, field }) => (
        <div key={change.field} className={classes.change}>
          <dt>{shown(field.label)}</dt>
          <dd>
            {hasBefore(entry, change) && (
              <>
                <span className={classes.before}>
                  <FieldValue value={change.before} field={field} related={related} />
                </span>
                <ArrowRight className={classes.arrow} size={15} aria-label={history.became} role="img" />
              </>
            )}
            <FieldValue value={change.after} field={field} related={related} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Of a new record nothing was before, and of a password nobody knows. */
function hasBefore({ action }: HistoryEntry, change: FieldChange): boolean {
  return action !== 'created' && 'before' in change
}
