import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import { isUnknownCall } from '../../api/errors.ts'
import { request } from '../../api/request.ts'
import { readHistoryCall } from '../../calls/history.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { history } from '#texts/history.ts'
import { screens } from '#texts/screens.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { useDelayed } from '../loading/use-delayed.ts'
import { focusTitle } from '../focus/focus-title.ts'
import { formatMoment } from '../moment.ts'
import { toastSuccess } from '../toasts/toasts.ts'
import { differingFields } from './differing-fields.ts'
import { earlierRecord } from './earlier-record.ts'
import { EntryList } from './EntryList.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import classes from './history.module.css'

export interface HistoryPanelProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** The current version; another one has a newer history. */
  readonly version: number
  /** Fills the form with a former state. */
  readonly onTake: (earlier: EntityRecord) => void
}

/** The last change of a record, which expands to its history. Hidden when the backend keeps none. */
export default function HistoryPanel({ resource, record, version, onTake }: HistoryPanelProps) {
  const { entity, related, form = entity } = resource
  const { id } = record
  const past = useQuery({
    queryKey: resourceKeys(entity.name).history(id, version),
    queryFn: ({ signal }) => request(readHistoryCall, { params: { entity: entity.name, id }, signal }),
    retry: false,
    // Loads after the form, which matters more.
    meta: { isGuess: true },
  })
  const isSlow = useDelayed(past.isPending)
  if (past.data) {
    const entries = past.data.history
    return (
      <Past
        entries={entries}
        fields={entity.fields}
        related={related}
        differing={(entry) => differingFields(form.fields, record, earlierRecord(record, entries, entry))}
        onTake={(entry) => {
          onTake(earlierRecord(record, entries, entry))
          toastSuccess(history.taken(formatMoment(entry.at)))
          focusTitle()
        }}
      />
    )
  }
  if (past.isPending) return isSlow && <p className={classes.line}>{history.loading}</p>
  if (isUnknownCall(past.error)) return null
  return (
    <p className={classes.line}>
      {history.failed}
      <Button size="compact-sm" variant="subtle" onClick={() => void past.refetch()}>
        {screens.list.retry}
      </Button>
    </p>
  )
}

function Past({ entries, ...context }: ComponentProps<typeof EntryList>) {
  const [last] = entries
  if (!last) return <p className={classes.line}>{history.empty}</p>
  return (
    <details className={classes.panel}>
      <summary className={classes.summary}>
        <History size={18} aria-hidden />
        <span className={classes.last}>
          <EntryTitle entry={last} />
        </span>
        <ChevronRight className={classes.chevron} size={18} aria-hidden />
      </summary>
      <EntryList entries={entries} {...context} />
    </details>
  )
}
