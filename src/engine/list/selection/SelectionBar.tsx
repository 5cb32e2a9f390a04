import { ActionIcon, Button, CloseButton } from '@mantine/core'
import { useQueryClient, keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { MAX_PAGE_SIZE, type ListQuery } from '../../../schema/where/list-query.ts'
import { selection as texts } from '#texts/list.ts'
import { useFocusTitleAfter } from '../../focus/use-focus-title-after.ts'
import { Slot } from '../../slots.tsx'
import { toastFailure } from '../../toasts/toasts.ts'
import { listQuery, type ListState } from '../../list-data/list-state.ts'
import { findMatchingIds } from '../../list-data/list-order.ts'
import classes from './selection-bar.module.css'
import type { Selection } from '../../list-data/use-selection.ts'
import type { RecordPage } from '../../../api/entity-client.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import type { RecordId } from '../../../schema/values/record-id.ts'
import { findRecords } from '../../list-data/list-answers.ts'

// What takes Escape itself.
const CLOSED_FIRST =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"], [role="alertdialog"]'

interface SelectionBarProps {
  readonly resource: Resource
  /** The keys of the list's columns. */
  readonly columns: readonly string[]
  readonly query: Pick<ListQuery, 'q' | 'filters'>
  /** How many records match in all. */
  readonly total: number
  readonly selection: Selection
  readonly state: ListState
  /** With the selected records where they alone are to be seen. */
  readonly onOnly: (records: readonly EntityRecord[] | undefined) => void
}

/** The selected records, and what the features do with them. */
export default function SelectionBar(props: SelectionBarProps) {
  const { resource, columns, query, total, selection, state, onOnly } = props
  const { ids } = selection
  const queryClient = useQueryClient()
  const bar = useFocusTitleAfter<HTMLElement>()
  const [isBusy, setIsBusy] = useState(false)

  const { page: _page, pageSize: _pageSize, ...order } = listQuery(state)
  const { isOnly, setIsOnly } = useOnlySelected(resource, order, ids, onOnly)

  useEscape(selection.clear, isBusy)

  const selectMatching = () =>
    void findMatchingIds(queryClient, resource.entity, query).then(selection.replace, toastFailure)

  return (
    <section ref={bar} className={classes.bar} aria-label={texts.region}>
      <div className={classes.chosen}>
        {!isBusy && <CloseButton aria-label={texts.clear} onClick={selection.clear} />}
        <output className={classes.count}>
          <span className={classes.whole}>{texts.selected(ids.size)}</span>
          <span className={classes.short} aria-hidden>
            {texts.subject(ids.size)}
          </span>
        </output>
        {!isBusy && total > ids.size && (
          <Button size="xs" variant="subtle" className={classes.all ?? ''} onClick={selectMatching}>
            {texts.selectMatching(total)}
          </Button>
        )}
        {!isBusy && (isOnly || (total > ids.size && ids.size <= MAX_PAGE_SIZE)) && (
          <ActionIcon
            className={classes.only}
            variant={isOnly ? 'light' : 'subtle'}
            aria-label={texts.only}
            title={texts.only}
            aria-pressed={isOnly}
            onClick={() => setIsOnly(!isOnly)}
          >
            <ListChecks size={17} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Slot
        isTogether
        name="selectionBar"
        props={{ resource, columns, query, selection, isBusy, onBusy: setIsBusy }}
      />
    </section>
  )
}

/** Escape clears the choice where it closes nothing else. */
function useEscape(clear: () => void, isBusy: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isBusy) return
    const { target } = event
    if (target instanceof Element && target.closest(CLOSED_FIRST)) return
    // The menu of a row.
    if (!document.querySelector('tbody [aria-expanded="true"]')) clear()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

type Query = Omit<ListQuery, 'page' | 'pageSize'>

/** The selected records alone, on whatever page they are, as long as somebody wants to see no others. */
function useOnlySelected(
  resource: Resource,
  query: Query,
  ids: ReadonlySet<RecordId>,
  onShow: (records: readonly EntityRecord[] | undefined) => void,
) {
  const [isOnly, setIsOnly] = useState(false)
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: [...resourceKeys(resource.entity.name).lists, 'selected', query, [...ids]],
    queryFn: ({ signal }) => findSelected(queryClient, resource, query, ids, signal),
    enabled: isOnly,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    onShow(isOnly ? data?.records.filter(({ id }) => ids.has(id)) : undefined)
  }, [isOnly, data, ids, onShow])
  useEffect(() => () => onShow(undefined), [onShow])
  return { isOnly, setIsOnly }
}

/** They are among those that the list's search and filters find. */
async function findSelected(
  queryClient: QueryClient,
  resource: Resource,
  query: Query,
  ids: ReadonlySet<RecordId>,
  signal: AbortSignal,
): Promise<RecordPage> {
  const found: EntityRecord[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, pageSize: MAX_PAGE_SIZE }
    // oxlint-disable-next-line no-await-in-loop -- a page is read only where the former ones lack some
    const { records, total } = await findRecords(queryClient, resource, asked, signal)
    found.push(...records.filter(({ id }) => ids.has(id)))
    if (found.length === ids.size || page * MAX_PAGE_SIZE >= total)
      return { records: found, total: found.length }
  }
}
