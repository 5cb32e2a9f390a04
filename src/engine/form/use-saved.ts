import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import type { Resource } from '../../api/resource.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import type { Text } from '../../schema/values/text.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { prefetchState } from '../list-data/list-answers.ts'
import { rememberedState, stateShowing } from '../list-data/list-order.ts'
import { writeListState } from '../list-data/list-state.ts'
import { useNavigate } from 'react-router-dom'
import { t } from '../../texts/locale.ts'
import { toastSuccess } from '../toasts/toasts.ts'
import { formName, type SendForm } from './use-submission.ts'

// Milliseconds to wait for the list's new rows before navigating, so that old rows do not flash.
const PATIENCE = 300

function withPatience(rows: Promise<unknown>): Promise<unknown> {
  return Promise.race([rows, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

interface Leaving {
  readonly replacesHistory?: boolean | undefined
  /** A new record, whose page the list shows. */
  readonly created?: RecordId | undefined
  /** Instead of the list. */
  readonly address?: string | undefined
}

/** Makes a record, once however often the form is sent, and remembers which it was. */
export function useCreation({ client }: Resource) {
  const [key] = useState(makeIdempotencyKey)
  const created = useRef<RecordId>(undefined)
  return {
    created,
    async create(values: FormValues, options: Parameters<SendForm>[1]): Promise<void> {
      created.current = await client.create(values, { ...options, key })
    },
  }
}

/** The steps after a save of a record, or of a new one. */
export function useSaved(resource: Resource, id?: RecordId) {
  const { entity } = resource
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return {
    /** Shows the toast and invalidates all queries. */
    async tell(toast: Text | null): Promise<void> {
      if (toast !== null) toastSuccess(t(toast), formName(entity.name, id))
      // Other lists may show this record's name, so every query is invalidated.
      await queryClient.invalidateQueries({ refetchType: 'none' })
    },
    /** Navigates to the list, or to where the form was opened from. */
    async leave({ replacesHistory = false, created, address }: Leaving): Promise<void> {
      if (address !== undefined) return navigate(address, { replace: replacesHistory })
      const last = rememberedState(resource)
      await withPatience(prefetchState(queryClient, resource, last, 0))
      const shown = created === undefined ? last : await stateShowing(queryClient, resource, last, created)
      if (shown !== last) await withPatience(prefetchState(queryClient, resource, shown, 0))
      void queryClient.refetchQueries({ type: 'active', stale: true })
      const search = writeListState(shown).toString()
      navigate({ pathname: entity.path, search }, { replace: replacesHistory, state: { created } })
    },
  }
}
