import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { readStartsCall } from '../../calls/record-calls.ts'
import { asksForStarts } from '../../kinds/core/form/initial-values.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'

interface Starts {
  readonly values: FormValues
  readonly isPending: boolean
}

const NOTHING: FormValues = {}

/** What a new form starts with that only the server knows; nothing where it cannot be asked. */
export function useInitialValues({ entity }: Pick<Resource, 'entity'>): Starts {
  const isAsked = asksForStarts(entity.fields)
  const { data, isFetching } = useQuery({
    queryKey: [...resourceKeys(entity.name).all, 'starts'],
    queryFn: () =>
      request(readStartsCall, { params: { entity: entity.name } }).then(
        ({ values }) => values,
        () => NOTHING,
      ),
    enabled: isAsked,
    // It is another one for each new record.
    gcTime: 0,
  })
  // Taken once: a later answer does not overwrite typed input.
  const [values, setValues] = useState<FormValues>()
  if (data && !isFetching && !values) setValues(data)
  return { values: values ?? NOTHING, isPending: isAsked && !values }
}
