import { useContext } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { forms } from '#texts/forms.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { Referable } from './meaning.ts'
import { FindRecordsContext } from './find-records.ts'
import { readOptions } from './reference-options.ts'

/** The records that match what is typed. */
export function useReferenceOptions(field: Referable, related: Resource['related'], search: string) {
  const queryClient = useQueryClient()
  const findRecords = useContext(FindRecordsContext)
  const wanted = useDebounced(search)
  const load = related[field.to]
  const options = useQuery({
    queryKey: resourceKeys(field.to).options(field.optionLabel, wanted),
    queryFn: ({ signal }) =>
      readOptions(
        (resource, query) => findRecords(queryClient, resource, query, signal),
        load,
        field,
        wanted,
      ),
    placeholderData: keepPreviousData,
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
