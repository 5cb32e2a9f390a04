import { useContext } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { forms } from '#texts/form.ts'
import { useDebounced } from '../../ui/timing.ts'
import type { Referable } from './definition.ts'
import { FindRecordsContext } from './find-records.ts'
import { readOptions, type NarrowTo } from './reference-options.ts'

/** Which of the records may be chosen. */
export interface FilteredOptions {
  /** Another one asks for other records. */
  readonly key: string
  readonly to: NarrowTo
}

/** The records that match what is typed. */
export function useReferenceOptions(
  field: Referable,
  related: Resource['related'],
  search: string,
  narrowed?: FilteredOptions,
) {
  const queryClient = useQueryClient()
  const findRecords = useContext(FindRecordsContext)
  const wanted = useDebounced(search)
  const load = related[field.to]
  const key = narrowed?.key ?? ''
  const options = useQuery({
    queryKey: [...resourceKeys(field.to).options(field.optionLabel, wanted), key],
    queryFn: ({ signal }) =>
      readOptions(
        (resource, query) => findRecords(queryClient, resource, query, signal),
        load,
        field,
        wanted,
        narrowed?.to,
      ),
    // Those of another search stay in sight; those that may no longer be chosen do not.
    placeholderData: (former, query) => (query?.queryKey.at(-1) === key ? former : undefined),
  })
  return {
    options,
    isSettled: wanted === search && options.isSuccess && !options.isPlaceholderData,
    /** There will be none for what is typed. */
    isFailed: wanted === search && options.isError,
  }
}

/** What is said in place of options while there are none. */
export function optionsText(status: 'pending' | 'error' | 'success'): string {
  if (status === 'pending') return forms.loadingOptions
  return status === 'error' ? forms.optionsFailed : forms.noOption
}
