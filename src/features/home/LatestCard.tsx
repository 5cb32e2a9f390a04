import { authorName, recordAddress } from '../../engine/face.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { LoadResource } from '../../api/resource.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { LatestAnswer, LatestChange } from './calls.ts'
import type { LatestWidget } from '../../schema/entity/widget.ts'
import { auditLog, history } from '#texts/record.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { formatRelativeTime } from './relative-time.ts'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'
import { MINUTE_MS } from '../../schema/values/days.ts'

/** The screen of all that was done, which knows the same entities. */
const ACTIVITY_PATH = '/activity'

interface LatestCardProps {
  readonly entity: AnyEntity
  readonly widget: LatestWidget
  readonly answer: LatestAnswer
  readonly resources: Readonly<Record<string, LoadResource>>
}

/** Who changed which record last. */
export function LatestCard({ entity, widget, answer: { changes }, resources }: LatestCardProps) {
  const now = useNow()
  const entities = useEntities(resources, [...new Set(changes.map((change) => change.entity))])
  return (
    <WidgetCard
      label={widget.label}
      more={{
        to: widget.everywhere ? ACTIVITY_PATH : `${ACTIVITY_PATH}?entity=${entity.name}`,
        label: home.activity,
      }}
    >
      {changes.length === 0 && <p className={classes.empty}>{history.empty}</p>}
      {changes.length > 0 && (
        <table className={`ui-small-table ${classes.table}`} aria-label={t(widget.label)} data-lines>
          <tbody>
            {changes.map((change) => (
              <Row
                key={`${change.entity} ${change.recordId} ${change.at}`}
                change={change}
                entity={entities.get(change.entity)}
                now={now}
              />
            ))}
          </tbody>
        </table>
      )}
    </WidgetCard>
  )
}

interface RowProps {
  readonly change: LatestChange
  /** Undefined until its config has come. */
  readonly entity: AnyEntity | undefined
  readonly now: number
}

/** A line, whatever is too long for it. */
function Row({ change: { recordId, title, isDeleted, action, at, by }, entity, now }: RowProps) {
  const name = title || home.unnamed(recordId)
  const author = by ? auditLog.by(authorName(by)) : auditLog.byProgram
  return (
    <tr>
      <td data-name title={entity && `${title} · ${t(entity.list.title)}`}>
        <div className={classes.subject}>
          {entity && !isDeleted ? (
            <Link className={classes.link} dir="auto" to={recordAddress(entity.path, recordId)}>
              {name}
            </Link>
          ) : (
            <span dir="auto">{name}</span>
          )}
          <span className={classes.note}>{entity ? t(entity.list.title) : '\u00a0'}</span>
        </div>
      </td>
      <td data-author title={author}>
        {auditLog.actions[action]} <span dir="auto">{author}</span>
      </td>
      <td data-fixed>
        <time dateTime={at} title={formatMoment(at)}>
          {formatRelativeTime(at, now)}
        </time>
      </td>
    </tr>
  )
}

/** The time, each minute anew. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function useEntities(resources: LatestCardProps['resources'], names: readonly string[]) {
  const loaded = useQueries({
    queries: names.map((name) => ({
      queryKey: ['resource', name],
      queryFn: async () => (await resources[name]?.()) ?? null,
      staleTime: Infinity,
    })),
  })
  return new Map(loaded.flatMap(({ data }) => (data ? [[data.entity.name, data.entity] as const] : [])))
}
