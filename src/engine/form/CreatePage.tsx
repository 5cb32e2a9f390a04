import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import { givenReference } from '../../kinds/core/definition/relations.ts'
import { readRecordId } from '../../schema/values/record-id.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import { forms } from '#texts/form.ts'
import { focusSaved } from '../focus/focus-screen.ts'
import { listAddress } from '../list-data/list-memory.ts'
import { useAfterPaint } from '../../ui/timing.ts'
import { COPY_OF, recordAddress } from '../navigation/record-links.ts'
import { formOf, recordOptions } from './form-source.ts'
import { FormFrame } from './FormFrame.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useInitialValues } from './use-initial-values.ts'
import { useCreation, useSaved } from './use-saved.ts'

/** The create form of any entity, also for several records in a row. */
export function CreatePage({ resource }: { readonly resource: Resource }) {
  const { entity } = resource
  const [kept, setKept] = useState<readonly FormValues[]>([])
  const original = useOriginal(resource)
  const isTitled = useAfterPaint()
  const parent = useParent(resource)
  const start = kept.at(-1) ?? original.values
  const starts = useInitialValues(resource)
  const initial = useMemo(
    () => ({ ...starts.values, ...start, ...parent?.values }),
    [starts.values, start, parent],
  )
  return (
    <FormFrame entity={entity} title={entity.texts?.create ?? entity.list.add}>
      {isTitled && !original.isPending && !starts.isPending && (
        <NewRecord
          key={kept.length}
          resource={resource}
          parentAddress={parent?.address}
          initial={initial}
          onNext={(sent) => setKept([...kept, createFormModel(entity.fields, 'create').repeated(sent)])}
        />
      )}
    </FormFrame>
  )
}

/** The initial values of a copy; the query string names the original. */
function useOriginal(resource: Resource) {
  const { fields, uniqueTogether, ids } = resource.entity
  const [search] = useSearchParams()
  const id = readRecordId(search.get(COPY_OF), ids)
  const { data, isLoading } = useQuery({ ...recordOptions(resource, id ?? 0), enabled: id !== null })
  // Taken once: a refetch of the original does not overwrite typed input.
  const [values, setValues] = useState<FormValues>()
  if (data && !values) setValues(createFormModel(fields, 'create').copied(data, uniqueTogether))
  return { values, isPending: isLoading }
}

/** The record that the new one refers to, where the query string names one: the form goes back to it. */
function useParent({ entity, nestedPaths }: Resource) {
  const [search] = useSearchParams()
  return useMemo(() => {
    const found = givenReference(entity.fields, search)
    if (!found) return undefined
    const path = nestedPaths[found.relation]
    return { values: found.values, address: path === undefined ? undefined : recordAddress(path, found.id) }
  }, [entity, nestedPaths, search])
}

interface NewRecordProps {
  readonly resource: Resource
  /** Where the form was opened from, if not from the list. */
  readonly parentAddress: string | undefined
  readonly initial: FormValues
  /** Called with the sent values when another record follows. */
  readonly onNext: (sent: FormValues) => void
}

function NewRecord({ resource, parentAddress, onNext, ...shared }: NewRecordProps) {
  const { entity } = resource
  const saved = useSaved(resource)
  const { created, create } = useCreation(resource)
  return (
    <RecordForm
      {...shared}
      source={formOf(resource)}
      record={null}
      cancelAddress={parentAddress ?? listAddress(entity.path)}
      stayLabel={forms.createMore}
      send={async (values, options) => {
        await create(values, options)
        if (created.current !== undefined) focusSaved(recordAddress(entity.path, created.current))
      }}
      onSaved={async (next, sent) => {
        const { created: toast = forms.added } = entity.texts ?? {}
        // The list does not open, so a toast confirms the creation even where the config has none.
        await saved.tell(next === 'stay' ? (toast ?? forms.added) : toast)
        if (next === 'leave') await saved.leave({ created: created.current, address: parentAddress })
        else onNext(sent)
      }}
    />
  )
}
