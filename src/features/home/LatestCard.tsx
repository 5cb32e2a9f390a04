import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { LoadResource } from '../../api/resource.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { LatestAnswer, LatestChange } from './calls.ts'
import type { LatestWidget } from '../../schema/widget.ts'
import { auditLog } from '#texts/audit-log.ts'
import { history } from '#texts/history.ts'
import { home } from '#features/home/texts.ts'
import { t } from '../../texts/locale.ts'
import { recordAddress } from '../../engine/navigation/record-addresses.ts'
import { formatMoment } from '../../engine/moment.ts'
import classes from './home.module.css'
import { WidgetCard } from './WidgetCard.tsx'

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
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{home.record}</th>
              <th scope="col">{home.change}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Row
                key={`${change.entity} ${change.recordId} ${change.at}`}
                change={change}
                entity={entities.get(change.entity)}
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
}

function Row({ change: { recordId, title, isDeleted, action, at, by }, entity }: RowProps) {
  const name = <bdi>{title || home.unnamed(recordId)}</bdi>
  return (
    <tr>
      <td>
        {entity && !isDeleted ? (
          <Link className={classes.link} to={recordAddress(entity.path, recordId)}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={classes.note}>{entity ? t(entity.list.title) : '\u00a0'}</span>
      </td>
      <td>
        {auditLog.actions[action]} <span dir="auto">{by ? auditLog.by(by.name) : auditLog.byProgram}</span>
        <time className={classes.note} dateTime={at}>
          {formatMoment(at)}
        </time>
      </td>
    </tr>
  )
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
