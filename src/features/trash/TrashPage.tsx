import { TRASH_DAYS } from '../../calls/record-calls.ts'
import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { Fragment, use, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUnknownCall } from '../../api/errors.ts'
import { pastKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { listTrashCall, type TrashEntry } from './calls.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import {
  authorName,
  entityLabel,
  focusTitle,
  Notice,
  Page,
  Problem,
  restoreDeleted,
  useResources,
  useTitle,
} from '../../engine/face.ts'
import { mayDo } from '../../schema/access/rights.ts'
import { trash } from '#features/trash/texts.ts'
import { punctuation, screens } from '#texts/frame.ts'
import { RecordItem } from '../../ui/RecordItem.tsx'
import classes from '../../ui/record-list.module.css'
import { formatDay } from '../../texts/format.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import { deletion } from '#texts/record.ts'
import { DAY_MS } from '../../schema/values/days.ts'

interface TrashItemProps {
  readonly entry: TrashEntry
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** A deleted record, and the button that restores it. */
function TrashItem({ entry: { entity, record, deletedAt, by, others }, resource }: TrashItemProps) {
  const queryClient = useQueryClient()
  const person = use(PersonContext)
  const mayRestore = !resource || !person || mayDo(resource.entity, 'delete', person)
  const [isRestoring, setIsRestoring] = useState(false)
  const title = (resource && recordTitle(resource.entity, record)) || deletion.numbered(record.id)
  const end = new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS)
  const moment = formatMoment(deletedAt)

  async function restore() {
    setIsRestoring(true)
    // The row goes, and its button with it.
    if (await restoreDeleted(queryClient, { name: entity }, record.id, title)) focusTitle()
    setIsRestoring(false)
  }

  return (
    <RecordItem
      title={title}
      beside={[resource && entityLabel(resource)]}
      facts={[
        <Fragment key="deleted">
          <span dir="auto">{by ? trash.deletedBy(authorName(by), moment) : trash.deleted(moment)}</span>
          {punctuation.comma}
          {trash.until(formatDay(end.toISOString().slice(0, 10)))}
          {others !== undefined && punctuation.comma + trash.others(others)}
        </Fragment>,
      ]}
      actions={
        mayRestore && (
          <Button
            size="xs"
            variant="default"
            loading={isRestoring}
            aria-label={trash.restoreNamed(title)}
            onClick={() => void restore()}
          >
            {trash.restore}
          </Button>
        )
      }
    />
  )
}

const ENTITY = 'entity'

/** The deleted records of all entities, which can be restored. */
export function TrashPage() {
  useTitle(screens.menu.trash)
  const [search, setSearch] = useSearchParams()
  const entity = search.get(ENTITY) ?? undefined
  const resources = useResources() ?? new Map()
  const deleted = useInfiniteQuery({
    queryKey: [...pastKeys.trash, entity],
    queryFn: ({ pageParam, signal }) =>
      request(listTrashCall, { query: { entity, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.flatMap(({ entries: each }) => each).length < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    meta: { isGuess: isUnknownCall },
  })
  const entries = deleted.data?.pages.flatMap(({ entries: each }) => each) ?? []
  // Nothing to choose from, in no list. While other rows are on their way the choice stays where it is.
  const isBare = !entity && !deleted.isError && !deleted.isPlaceholderData && entries.length === 0
  if (isUnknownCall(deleted.error)) {
    return (
      <Page title={screens.menu.trash} isNarrow>
        <Notice icon={Trash2} title={trash.unknown} text={trash.unknownHint} />
      </Page>
    )
  }
  return (
    <Page title={screens.menu.trash} isNarrow>
      {!isBare && (
        <>
          <p className={classes.hint}>{trash.hint(TRASH_DAYS)}</p>
          <ListChoice
            entity={entity}
            resources={resources}
            onChoose={(name) => setSearch(name === '' ? {} : { [ENTITY]: name }, { replace: true })}
          />
        </>
      )}
      {deleted.isError && (
        <Problem title={trash.failed} error={deleted.error} onRetry={() => void deleted.refetch()} />
      )}
      {deleted.isSuccess && entries.length === 0 && (
        <Notice icon={Trash2} title={trash.empty} text={isBare ? trash.hint(TRASH_DAYS) : trash.emptyHint} />
      )}
      {entries.length > 0 && (
        <ul className={classes.card}>
          {entries.map((entry) => (
            <TrashItem
              key={`${entry.entity} ${entry.record.id}`}
              entry={entry}
              resource={resources.get(entry.entity)}
            />
          ))}
        </ul>
      )}
      {deleted.hasNextPage && (
        <Button
          variant="default"
          loading={deleted.isFetchingNextPage}
          onClick={() => void deleted.fetchNextPage()}
        >
          {trash.more}
        </Button>
      )}
    </Page>
  )
}

interface ListChoiceProps {
  readonly entity: string | undefined
  readonly resources: ReadonlyMap<string, Resource>
  readonly onChoose: (entity: string) => void
}

/** The records of which list are shown; those of all at first. */
function ListChoice({ entity, resources, onChoose }: ListChoiceProps) {
  const person = use(PersonContext)
  const options = [...resources.values()].filter(
    ({ entity: each }) => each.endpoints.destroy && (!person || mayDo(each, 'list', person)),
  )
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={trash.list}
        value={entity ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
        data={[
          { value: '', label: trash.everything },
          ...options.map((each) => ({ value: each.entity.name, label: entityLabel(each) })),
        ]}
      />
    </div>
  )
}
