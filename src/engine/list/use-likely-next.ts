import { useEffect, useEffectEvent } from 'react'
import type { Resource } from '../../api/resource.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { whenIdle } from '../loading/when-idle.ts'
import type { useList } from './use-list.ts'

/** Fetches what is likely to be asked for next once the rows are there: the next page's, and the code of the forms. */
export function useLikelyNext(resource: Resource, list: ReturnType<typeof useList>): void {
  const { records, state, pageCount, isRefreshing, prefetch } = list
  const isSettled = records !== undefined && !isRefreshing
  const prefetchNextPage = useEffectEvent(() => {
    if (state.page < pageCount) prefetch({ ...state, page: state.page + 1 })
  })
  useEffect(() => (isSettled ? whenIdle(prefetchNextPage) : undefined), [isSettled, records])
  useEffect(() => (isSettled ? whenIdle(() => void loadForms(resource)) : undefined), [isSettled, resource])
}

/** What cannot be fetched now is fetched, and told of, when it is asked for. */
async function loadForms({ entity }: Resource): Promise<void> {
  const isOwn = entity.pages?.edit !== undefined
  if (isOwn) return
  const loading = [
    loadChunk(() => import('../form/EditPage.tsx')),
    loadChunk(() => import('../controls/controls.ts')).then(({ loadControls }) =>
      loadControls(entity.fields),
    ),
  ]
  await Promise.allSettled(loading)
}
