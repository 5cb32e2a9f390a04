import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { PAGE_SIZE } from '../../schema/session-contract.ts'
import { screens } from '../../texts/fr/screens.ts'
import { Link } from '../navigation/Link.tsx'
import classes from './list.module.css'
import { writeListState, type ListState } from './list-state.ts'
import { pageNumbers } from './page-numbers.ts'
import type { useList } from './use-list.ts'

interface ListPaginationProps {
  readonly list: ReturnType<typeof useList>
  readonly total: number
}

/** Which rows are shown, and the way to the others; links, so that each page has an address. */
export function ListPagination({ list: { state, pageCount }, total }: ListPaginationProps) {
  if (pageCount <= 1) return null
  const first = (state.page - 1) * PAGE_SIZE + 1
  const last = Math.min(total, state.page * PAGE_SIZE)
  return (
    <nav className={classes.pagination} aria-label={screens.list.pages}>
      <span className={classes.range}>{screens.list.range(first, last, total)}</span>
      <ul className={classes.pages}>
        <li>
          <StepLink state={state} page={state.page - 1} pageCount={pageCount} label={screens.list.previous} />
        </li>
        {pageNumbers(state.page, pageCount).map((page, place) => (
          // A gap has no number of its own; its place tells it from the other one.
          <li key={page ?? `gap ${place}`}>
            {page === null ? <span className={classes.gap}>…</span> : <PageLink state={state} page={page} />}
          </li>
        ))}
        <li>
          <StepLink state={state} page={state.page + 1} pageCount={pageCount} label={screens.list.next} />
        </li>
      </ul>
    </nav>
  )
}

function addressOf(state: ListState, page: number) {
  return { search: writeListState({ ...state, page }).toString() }
}

function PageLink({ state, page }: { readonly state: ListState; readonly page: number }) {
  return (
    <Link
      className={classes.page}
      to={addressOf(state, page)}
      aria-label={screens.list.page(page)}
      aria-current={page === state.page ? 'page' : undefined}
    >
      {page}
    </Link>
  )
}

interface StepLinkProps {
  readonly state: ListState
  readonly page: number
  readonly pageCount: number
  readonly label: string
}

function StepLink({ state, page, pageCount, label }: StepLinkProps) {
  const Icon = page < state.page ? ChevronLeft : ChevronRight
  const icon = <Icon className={classes.stepIcon} size={18} aria-hidden />
  if (page < 1 || page > pageCount) {
    return (
      <span className={classes.page} data-disabled>
        {icon}
      </span>
    )
  }
  return (
    <Link className={classes.page} to={addressOf(state, page)} aria-label={label}>
      {icon}
    </Link>
  )
}
