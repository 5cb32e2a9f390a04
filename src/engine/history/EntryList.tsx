import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../calls/record-calls.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { history } from '#texts/record.ts'
import classes from './history.module.css'
import { HistoryEntryItem, type Taking } from './HistoryEntryItem.tsx'

/** In sight without a press. */
const FIRST = 3

/** More entries show on demand. */
const PORTION = 10

interface EntryListProps {
  readonly entries: readonly HistoryEntry[]
  readonly fields: Fields
  readonly related: Resource['related']
  /** What the move is called that a change was. */
  readonly moveOf: (entry: HistoryEntry) => string | undefined
  /** Without it the past is only read. */
  readonly takingOf?: ((entry: HistoryEntry) => Taking) | undefined
}

/** The changes of a record, newest first. */
export function EntryList({ entries, moveOf, takingOf, ...context }: EntryListProps) {
  const [count, setCount] = useState(FIRST)
  const more = Math.min(PORTION, entries.length - count)
  return (
    <>
      <ol className={classes.list}>
        {entries.slice(0, count).map((entry, place) => (
          <HistoryEntryItem
            key={`${entry.version} ${entry.at}`}
            entry={entry}
            isLast={place === 0}
            move={moveOf(entry)}
            taking={takingOf?.(entry)}
            {...context}
          />
        ))}
      </ol>
      {more > 0 && (
        <Button
          size="xs"
          variant="default"
          className={classes.more}
          onClick={() => setCount(count + PORTION)}
        >
          {history.more(more)}
        </Button>
      )}
    </>
  )
}
