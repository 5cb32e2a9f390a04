import {
  authorName,
  entityLabel,
  EntryFields,
  Notice,
  Page,
  Problem,
  recordAddress,
  Slot,
  useResources,
  useTitle,
} from '../../engine/face.ts'
import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useSearchParams, Link } from 'react-router-dom'
import { isUnknownCall } from '../../api/errors.ts'
import { pastKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { type ActivityEntry, KEY_ACTIONS, ROLE_CHANGED, STOPPED } from '../../calls/audit-log.ts'
import { readActivityCall } from './calls.ts'
import { activity } from '#features/activity/texts.ts'
import { screens } from '#texts/frame.ts'
import { perLocale, timeZone } from '../../texts/locale.ts'
import { queryOf, readFilters, writeFilters } from './activity-filters.ts'
import { ActivityFilterBar } from './ActivityFilterBar.tsx'
import { RecordGroup } from '../../ui/RecordItem.tsx'
import classes from '../../ui/record-list.module.css'
import { auditLog, history } from '#texts/record.ts'

const time = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))

const NAMED = [STOPPED, ROLE_CHANGED, ...KEY_ACTIONS]

interface ActivityItemProps {
  readonly entry: ActivityEntry
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** Who did what, and the changes it made. */
function ActivityItem({ entry, resource }: ActivityItemProps) {
  const { action, at, by, recordId, title, isDeleted, changes, source, ran } = entry
  // What an action is called says what was done; of these it says with what.
  const isNamed = NAMED.some((each) => each === action)
  const name = title || `${resource ? entityLabel(resource) : ''} ${recordId}`
  return (
    <li className={classes.item}>
      <time className={classes.time} dateTime={at}>
        {time().format(new Date(at))}
      </time>
      <div className={classes.words}>
        <p className={classes.what}>
          <span className={classes.action} data-action={action}>
            {isNamed ? auditLog.actions[action] : (ran ?? auditLog.actions[action])}
          </span>
          {isNamed && <strong dir="auto">{ran}</strong>}
          {resource && !isDeleted ? (
            <Link to={recordAddress(resource.entity.path, recordId)} dir="auto">
              {name}
            </Link>
          ) : (
            <strong dir="auto">{name}</strong>
          )}
          <span className={classes.about}>
            {resource && <span className={classes.soft}>{entityLabel(resource)}</span>}
            <span className={classes.soft} dir="auto">
              {by ? auditLog.by(authorName(by)) : auditLog.byProgram}
            </span>
            {source !== undefined && <bdi className={classes.soft}>{history.from(source)}</bdi>}
          </span>
        </p>
        {resource && changes.length > 0 && (
          <div className={classes.details}>
            <EntryFields entry={entry} fields={resource.entity.fields} related={resource.related} />
          </div>
        )}
      </div>
    </li>
  )
}

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }))

/** No entry has this id. */
const NEWEST = 0

/** All that was done, by day, newest first. */
export function ActivityPage() {
  useTitle(screens.menu.activity)
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const resources = useResources()
  const past = useInfiniteQuery({
    queryKey: [...pastKeys.activity, filters],
    queryFn: ({ pageParam, signal }) =>
      request(readActivityCall, {
        query: { ...queryOf(filters), before: pageParam === NEWEST ? undefined : pageParam },
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    meta: { isGuess: isUnknownCall },
  })
  const entries = past.data?.pages.flatMap((page) => page.activity) ?? []

  if (isUnknownCall(past.error)) {
    return (
      <Page title={screens.menu.activity} isNarrow>
        <Notice icon={History} title={activity.unknown} text={activity.unknownHint} />
      </Page>
    )
  }
  return (
    <Page title={screens.menu.activity} isNarrow>
      <Slot name="activity" props={{}} />
      <ActivityFilterBar
        filters={filters}
        actions={past.data?.pages[0]?.actions}
        onChange={(next) => setSearch(writeFilters(next), { replace: true })}
      />
      {past.isError && (
        <Problem title={activity.failed} error={past.error} onRetry={() => void past.refetch()} />
      )}
      {past.isSuccess && entries.length === 0 && (
        <Notice icon={History} title={activity.empty} text={activity.emptyHint}>
          {search.size > 0 && (
            <Button variant="default" onClick={() => setSearch({}, { replace: true })}>
              {activity.clear}
            </Button>
          )}
        </Notice>
      )}
      {groupByDay(entries).map(([day, ofDay]) => (
        <RecordGroup key={day} title={day}>
          {ofDay.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} resource={resources?.get(entry.entity)} />
          ))}
        </RecordGroup>
      ))}
      {past.hasNextPage && (
        <Button variant="default" loading={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
          {activity.more}
        </Button>
      )}
    </Page>
  )
}

/** In their order, by the day as it is called here. */
function groupByDay(entries: readonly ActivityEntry[]) {
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = dayFormat().format(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
