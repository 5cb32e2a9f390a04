import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import type { Resource } from '../../api/resource.ts'
import { versionOf } from '../../schema/record-schema.ts'
import { forms } from '../../texts/fr/forms.ts'
import { recordKey } from '../list/list-cache.ts'
import { listAddress } from '../list/list-memory.ts'
import { Problem } from '../loading/Problem.tsx'
import { useDelayed } from '../loading/use-delayed.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { useParams } from 'react-router-dom'
import { FormFrame } from './FormFrame.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useSaved } from './use-saved.ts'

const HistoryPanel = lazy(() =>
  // A form stays usable where its past cannot be fetched.
  loadChunk(() => import('../history/HistoryPanel.tsx')).catch(() => ({ default: () => null })),
)

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
  const onSaved = useSaved(resource)
  const isSlow = useDelayed(record.isPending)
  // A form takes long to draw: what is pressed meanwhile comes first.
  const data = useDeferredValue(record.data)
  const version = versionOf(entity.fields, data ?? null)

  return (
    <FormFrame entity={entity} title={entity.texts.update}>
      {record.isError && !record.data && (
        <Problem title={forms.failed} error={record.error} onRetry={() => void record.refetch()} />
      )}
      {isSlow && <FormSkeleton />}
      {data && (
        <RecordForm
          key={id}
          fields={entity.fields}
          mode="update"
          subject={entity.name}
          record={data}
          related={related}
          cancelAddress={listAddress(entity.path)}
          createAddress={`${entity.path}/create`}
          send={(values, options) => client.update({ id, ...values }, options)}
          onSaved={() => onSaved(entity.texts.updated, entity.updateReplacesHistory ?? false)}
        />
      )}
      {data && version !== undefined && (
        <Suspense>
          <HistoryPanel key={id} resource={resource} id={id} version={version} />
        </Suspense>
      )}
    </FormFrame>
  )
}
