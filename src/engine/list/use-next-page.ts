import { useEffect, useEffectEvent } from 'react'
import { isSparing, whenIdle } from '../loading/when-idle.ts'
import type { useList } from './use-list.ts'

/** Fetches the rows of the next page once those of this one are there. */
export function useNextPage(list: ReturnType<typeof useList>): void {
  const { records, state, pageCount, isRefreshing, prefetch } = list
  const isSettled = records !== undefined && !isRefreshing
  const prefetchNextPage = useEffectEvent(() => {
    if (state.page < pageCount) prefetch({ ...state, page: state.page + 1 })
  })
  useEffect(() => (isSettled && !isSparing() ? whenIdle(prefetchNextPage) : undefined), [isSettled, records])
}
