import { useContext } from 'react'
import { pagination } from '#texts/pagination.ts'
import { DraftOwner } from '../drafts/draft-owner.ts'
import { keepPreference } from '../list-data/list-preferences.ts'
import { PAGE_SIZES, parsePageSize } from '../list-data/list-state.ts'
import type { List } from '../list-data/list.ts'
import classes from './pagination.module.css'

/** How many rows a page holds, from now on in all lists of the person. The first row stays in sight. */
export function PageSizeSelect({ list: { state, show, pageSize } }: { readonly list: List }) {
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
