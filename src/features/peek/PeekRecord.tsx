import { Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import { ReferrerLinks } from '../../engine/form/ReferrerLinks.tsx'
import { useDelayed } from '../../engine/loading/use-delayed.ts'
import { Slot } from '../../engine/slots.tsx'
import { versionOf } from '../../kinds/core/meaning/record-schema.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { peek } from '#features/peek/texts.ts'
import { PeekFields } from './PeekFields.tsx'
import { PeekProblem } from './PeekProblem.tsx'
import { PeekSkeleton } from './PeekSkeleton.tsx'
import classes from './peek.module.css'
import { usePeeked } from './use-peeked.ts'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

const HistoryPanel = lazyOptional(() => import('../../engine/history/HistoryPanel.tsx'))

interface PeekRecordProps {
  readonly resource: Resource
  readonly id: RecordId
  /** The next record that is opened is compared with it. */
  readonly isPinned: boolean
}

/** One record: its pictures, its fields, what refers to it, its past. */
export function PeekRecord({ resource, id, isPinned }: PeekRecordProps) {
  const { query, record, isGone, title } = usePeeked(resource, id)
  const isSlow = useDelayed(query.isPending)
  const version = versionOf(resource.entity.fields, record ?? null)
  const isShown = record !== undefined && !isGone
  return (
    <>
      {title !== '' && (
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
      )}
      {isPinned && <p className={classes.hint}>{peek.pinned(title)}</p>}
      {query.isError && (!record || isGone) && (
        <PeekProblem
          hasRoles={resource.hasRoles === true}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {isSlow && <PeekSkeleton entity={resource.entity} />}
      {isShown && (
        <>
          <PeekFields resource={resource} record={record} />
          <div className={classes.around}>
            <ReferrerLinks referrers={resource.referrers} id={id} />
            <Slot name="belowForm" props={{ resource, id }} />
            {version !== undefined && (
              <Suspense>
                <HistoryPanel resource={resource} record={record} version={version} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </>
  )
}
