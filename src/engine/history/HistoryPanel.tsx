import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import { RefusedError, UnreadableAnswerError } from '../../api/errors.ts'
import { readHistory } from '../../api/history-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../schema/history-contract.ts'
import { history } from '../../texts/fr/history.ts'
import { screens } from '../../texts/fr/screens.ts'
import { recordKey } from '../list/list-cache.ts'
import { useDelayed } from '../loading/use-delayed.ts'
import { EntryList } from './EntryList.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import classes from './history.module.css'

export interface HistoryPanelProps {
  readonly resource: Resource
  readonly id: number
  /** The version that is shown: another one has another past. */
  readonly version: number
}

/** Who changed a record last, over all that became of it. A backend that keeps no history shows nothing. */
export default function HistoryPanel({ resource, id, version }: HistoryPanelProps) {
  const { entity, related } = resource
  const past = useQuery({
    queryKey: [...recordKey(entity, id), 'history', version],
    queryFn: ({ signal }) => readHistory(entity.name, id, signal),
    retry: false,
    // What people came for is the form.
    meta: { isGuess: true },
  })
  const isSlow = useDelayed(past.isPending)
  if (past.data) return <Past entries={past.data} fields={entity.fields} related={related} />
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

interface PastProps {
  readonly entries: readonly HistoryEntry[]
  readonly fields: Resource['entity']['fields']
  readonly related: Resource['related']
}

function Past({ entries, fields, related }: PastProps) {
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
      <EntryList entries={entries} fields={fields} related={related} />
    </details>
  )
}

/** The call is none of the plain contract: it is refused as unknown, or answered with a page. */
function isUnknownCall(error: unknown): boolean {
  if (error instanceof UnreadableAnswerError) return true
  return error instanceof RefusedError && error.details.status === 404
}
