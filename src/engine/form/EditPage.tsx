import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { screens } from '../../texts/fr/screens.ts'
import { recordKey } from '../list/list-cache.ts'
import { listAddress } from '../list/list-memory.ts'
import { Problem } from '../loading/Problem.tsx'
import { useDelayed } from '../loading/use-delayed.ts'
import { FormFrame } from './FormFrame.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useSaved } from './use-saved.ts'

/** The edit screen of any entity. */
export function EditPage({ resource }: { readonly resource: Resource }) {
  const { entity, client, related } = resource
  const id = Number(useParams()['id'])
  const record = useQuery({
    queryKey: recordKey(entity, id),
    queryFn: ({ signal }) => client.read(id, signal),
    // A form starts from what is stored now, never from a memory of it.
    gcTime: 0,
  })
  const onSaved = useSaved(entity)
  const isSlow = useDelayed(record.isPending)

  return (
    <FormFrame entity={entity} title={entity.texts.update}>
      {record.isError && !record.data && (
        <Problem title={screens.form.failed} error={record.error} onRetry={() => void record.refetch()} />
      )}
      {isSlow && <FormSkeleton />}
      {record.data && (
        <RecordForm
          key={id}
          fields={entity.fields}
          mode="update"
          subject={entity.name}
          record={record.data}
          related={related}
          cancelAddress={listAddress(entity.path)}
          createAddress={`${entity.path}/create`}
          send={(values, options) => client.update({ id, ...values }, options)}
          onSaved={() => onSaved(entity.texts.updated, entity.updateReplacesHistory ?? false)}
        />
      )}
    </FormFrame>
  )
}
