import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../schema/history-contract.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { history } from '../../texts/history.ts'
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
  /** Fills the form with the state after a change. */
  readonly onTake: (entry: HistoryEntry) => void
}

/** The changes of a record, newest first. */
export function EntryList({ entries, onTake, ...context }: EntryListProps) {
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
              <Button
                size="compact-sm"
                variant="subtle"
                className={classes.take}
                aria-label={history.takeNamed(formatMoment(entry.at))}
                onClick={() => onTake(entry)}
              >
                {history.take}
              </Button>
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
