import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Resource } from '../../api/resource.ts'
import { recordOptions } from '../../engine/form/record-query.ts'
import { answerOptions, localPageOptions } from '../../engine/list-data/list-answers.ts'
import { writeListState } from '../../engine/list-data/list-state.ts'
import type { List } from '../../engine/list-data/list.ts'
import { isSparing, whenIdle } from '../../engine/loading/when-idle.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { stepFrom, type Direction } from './step-from.ts'

type ShowStep = (id: RecordId, list?: URLSearchParams) => void

/** The way from the record that is read to the one before it and after it, over the pages of its list. */
export function useSteps(resource: Resource, list: List, id: RecordId, onShow: ShowStep) {
  const queryClient = useQueryClient()
  const { records = [], state, pageCount } = list
  const place = { ids: records.map((record) => record.id), page: state.page, pageCount }
  const [before, after] = [stepFrom(id, -1, place), stepFrom(id, 1, place)]
  usePrefetched(resource, [after, before])

  async function step(direction: Direction): Promise<void> {
    const to = direction === 1 ? after : before
    if (!to) return
    if ('id' in to) return onShow(to.id)
    const next = { ...state, page: to.page }
    const answer = await queryClient.fetchQuery(answerOptions(queryClient, resource, next))
    const page =
      'records' in answer
        ? answer
        : await queryClient.fetchQuery(localPageOptions(queryClient, resource, answer, next))
    const first = page.records.at(direction === 1 ? 0 : -1)
    if (first) onShow(first.id, writeListState(next))
  }

  return { hasBefore: before !== undefined, hasAfter: after !== undefined, step }
}

/** Reads the records beside it, so that a step shows them at once. */
function usePrefetched(resource: Resource, steps: readonly ReturnType<typeof stepFrom>[]): void {
  const queryClient = useQueryClient()
  const [after, before] = steps.map((step) => (step && 'id' in step ? step.id : undefined))
  useEffect(() => {
    if (isSparing()) return
    return whenIdle(() => {
      for (const id of [after, before]) {
        if (id !== undefined)
          void queryClient.prefetchQuery({ ...recordOptions(resource, id), meta: { isGuess: true } })
      }
    })
  }, [queryClient, resource, after, before])
}
