import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useEffect, useRef, type ReactNode, useContext } from 'react'
import { createPath, Link } from 'react-router-dom'
import { pagination } from '#texts/list.ts'
import { focusRow } from '../focus/focus.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { pageNumbers, writeListState, PAGE_SIZES, parsePageSize } from '../list-data/list-state.ts'
import classes from './pagination.module.css'
import type { List } from '../list-data/list.ts'
import { DraftOwner } from '../drafts/draft-keys.ts'
import { keepPreference } from '../list-data/list-preferences.ts'

const BACK = <ChevronLeft size={18} aria-hidden />
const FORTH = <ChevronRight size={18} aria-hidden />

interface ListPaginationProps {
  /** Of the list. */
  readonly path: string
  readonly list: List
  /** The rows of the page are on their way. */
  readonly isBehind: boolean
  readonly total: number
}

/** The shown range, how long a page is, and links to the other pages. */
export default memo(function ListPagination(props: ListPaginationProps) {
  const { path, list, isBehind, total } = props
  const { state, pageCount, pageSize } = list
  const goOn = useFocusAfterPage(state.page, isBehind || list.isRefreshing)
  const first = (state.page - 1) * pageSize + 1
  const last = Math.min(total, state.page * pageSize)
  const addressOf = (page: number) =>
    createPath({ pathname: path, search: writeListState({ ...state, page }).toString() })
  return (
    <nav className={classes.pagination} aria-label={pagination.pages}>
      <output className={classes.range}>{pagination.range(first, last, total)}</output>
      <PageSizeSelect list={list} />
      {pageCount > 1 && (
        <ul className={classes.pages}>
          <li>
            <StepLink
              icon={BACK}
              address={state.page > 1 ? addressOf(state.page - 1) : null}
              label={pagination.previous}
              onLeave={goOn}
            />
          </li>
          {pageNumbers(state.page, pageCount).map((page, place) => (
            // A gap has no number, so its position is the key.
            <li key={page ?? `gap ${place}`}>
              {page === null ? (
                <span className={classes.gap}>…</span>
              ) : (
                <PageLink
                  page={page}
                  address={addressOf(page)}
                  isCurrent={page === state.page}
                  onLeave={goOn}
                />
              )}
            </li>
          ))}
          <li>
            <StepLink
              icon={FORTH}
              address={state.page < pageCount ? addressOf(state.page + 1) : null}
              label={pagination.next}
              onLeave={goOn}
            />
          </li>
        </ul>
      )}
    </nav>
  )
})

/** The focus goes on with the first row of the page that was asked for, once it is there; not for whoever types elsewhere by then. */
function useFocusAfterPage(page: number, isAwaited: boolean) {
  const left = useRef<number>(null)
  useEffect(() => {
    if (left.current === null || left.current === page || isAwaited) return
    left.current = null
    if (document.activeElement?.matches('input, textarea, select')) return
    focusRow(document.querySelector('main tbody tr'))
  }, [page, isAwaited])
  return () => {
    left.current = page
  }
}

interface PageLinkProps {
  readonly onLeave: () => void
  readonly page: number
  readonly address: string
  readonly isCurrent: boolean
}

function PageLink({ page, address, isCurrent, onLeave }: PageLinkProps) {
  return (
    <Link
      className={classes.page}
      to={address}
      aria-label={pagination.page(page)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
    >
      {page}
    </Link>
  )
}

interface StepLinkProps {
  readonly onLeave: () => void
  readonly icon: ReactNode
  /** Null when there is no such page. */
  readonly address: string | null
  readonly label: string
}

function StepLink({ icon, address, ...shared }: StepLinkProps) {
  if (address === null) {
    return (
      <span className={classes.page} data-disabled>
        {icon}
      </span>
    )
  }
  return <OpenStepLink address={address} icon={icon} {...shared} />
}

interface OpenStepLinkProps extends StepLinkProps {
  readonly address: string
}

function OpenStepLink({ icon, address, label, onLeave }: OpenStepLinkProps) {
  const link = useFocusTitleAfter<HTMLAnchorElement>()
  return (
    <Link ref={link} className={classes.page} to={address} aria-label={label} onClick={onLeave}>
      {icon}
    </Link>
  )
}

/** How many rows a page holds, from now on in all lists of the person. The first row stays in sight. */
function PageSizeSelect({ list: { state, show, pageSize } }: { readonly list: List }) {
  const account = useContext(DraftOwner)
  function choose(text: string) {
    const chosen = parsePageSize(text)
    if (chosen === undefined) return
    keepPreference('pageSize', account, text)
    const first = (state.page - 1) * pageSize
    show({ ...state, pageSize: chosen, page: Math.floor(first / chosen) + 1 })
  }
  return (
    <select
      className={classes.pageSize}
      aria-label={pagination.pageSize}
      value={pageSize}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {PAGE_SIZES.map((rows) => (
        <option key={rows} value={rows}>
          {pagination.perPage(rows)}
        </option>
      ))}
    </select>
  )
}
