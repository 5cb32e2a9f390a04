import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../calls/history.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { history } from '#texts/history.ts'
import { t } from '../../texts/locale.ts'
import { formatMoment } from '../moment.ts'
import { Changes } from './Changes.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import classes from './history.module.css'

/** More entries show on demand. */
const PORTION = 10

interface EntryListProps {
  readonly entries: readonly HistoryEntry[]
  readonly fields: Fields
  readonly related: Resource['related']
  /** The fields that are not now as they were after a change. */
  readonly differing: (entry: HistoryEntry) => readonly string[]
  /** Fills the form with the state after a change. */
  readonly onTake: (entry: HistoryEntry) => void
}

/** The changes of a record, newest first. */
export function EntryList({ entries, differing, onTake, ...context }: EntryListProps) {
  const [count, setCount] = useState(PORTION)
  const more = Math.min(PORTION, entries.length - count)
  return (
    <div className={classes.entries}>
      <ol className={classes.list}>
        {entries.slice(0, count).map((entry, index) => (
          <li key={`${entry.version} ${entry.at}`} className={classes.entry}>
            <p className={classes.when}>
              <EntryTitle entry={entry} />
            </p>
            <Changes entry={entry} {...context} />
            {/* The last one is what the form began with, and after a deletion there was nothing. */}
            {index > 0 && entry.action !== 'deleted' && (
              <FormerState
                entry={entry}
                labels={differing(entry).map((name) => t(context.fields[name]?.label ?? name))}
                onTake={() => onTake(entry)}
              />
            )}
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

interface FormerStateProps {
  readonly entry: HistoryEntry
  /** The fields that differ from now. */
  readonly labels: readonly string[]
  readonly onTake: () => void
}

/** Takes a former state, and says before what that changes. */
function FormerState({ entry, labels, onTake }: FormerStateProps) {
  const id = useId()
  if (labels.length === 0) return <p className={classes.none}>{history.asNow}</p>
  return (
    <div className={classes.former}>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.take}
        aria-label={history.takeNamed(formatMoment(entry.at))}
        aria-describedby={id}
        onClick={onTake}
      >
        {history.take}
      </Button>
      <span id={id}>
        {history.differing(labels.length)} <strong>{labels.join(', ')}</strong>
      </span>
    </div>
  )
}
