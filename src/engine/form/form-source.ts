import type { Resource } from '../../api/resource.ts'
import type { EntityChecks } from '../../kinds/core/form/entity-checks.ts'
import type { ComputedFunctions } from '../../kinds/core/form/form-model.ts'
import type { Section } from '../../schema/entity/entity.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { RefusedError } from '../../api/errors.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { createContext } from 'react'

/** The functions that work fields of a form out, in their order. */
export const ComputedFields = createContext<ComputedFunctions>({})

/** The fields of a form that were filled from the record's past, and are not saved yet. */
export const TakenFields = createContext<ReadonlySet<string>>(new Set())

/** What a form is made from. */
export interface FormSource {
  /** The key of its drafts. */
  readonly name: string
  readonly fields: Fields
  /** The groups of the form; without them it is one group without a heading. */
  readonly sections?: Readonly<Record<string, Section>> | undefined
  /** The sections stand behind tabs. */
  readonly tabs?: boolean | undefined
  /** What must be true of its fields together. */
  readonly checks?: EntityChecks | undefined
  /** What works some of its fields out while others are typed. */
  readonly computed?: ComputedFunctions | undefined
  readonly related: Resource['related']
  readonly icons?: Resource['fieldIcons']
  /** Whose records it writes, where they are an entity's. */
  readonly resource?: Resource
}

/** The form of an entity, with what the role may write. */
export function formOf(resource: Resource): FormSource {
  const { entity, related, fieldIcons: icons, form = entity } = resource
  const { fields, sections } = form
  const { name, tabs, checks } = entity
  // A function may read what the role does not see: then the backend alone works it out.
  const computed = resource.hidesFields ? undefined : entity.computed
  return { name, fields, sections, tabs, checks, computed, related, icons, resource }
}

/** The query of the record that a form edits. */
export function recordOptions({ entity, client }: Resource, id: RecordId) {
  return queryOptions({
    queryKey: resourceKeys(entity.name).record(id),
    queryFn: ({ signal }) => client.read(id, signal),
    // Refetches on window focus, to notice changes by others. A refusal would be told again each time.
    refetchOnWindowFocus: ({ state }) => (state.error instanceof RefusedError ? false : 'always'),
  })
}

/** Prefetches the stored record; earlier cached data is not reused. */
export function prefetchRecord(
  queryClient: QueryClient,
  resource: Resource,
  id: RecordId,
  maxAge: number,
): Promise<void> {
  const options = recordOptions(resource, id)
  queryClient.removeQueries({
    queryKey: options.queryKey,
    exact: true,
    type: 'inactive',
    predicate: (query) => query.state.data !== undefined && query.isStaleByTime(maxAge),
  })
  // Told only where the form waits for it.
  return queryClient.prefetchQuery({ ...options, staleTime: maxAge, meta: { isGuess: true } })
}
