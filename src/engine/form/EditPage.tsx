import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { isMissing } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import { parseRecordId } from '../../schema/record-id.ts'
import { versionOf } from '../../kinds/record-schema.ts'
import { forms } from '../../texts/fr/forms.ts'
import { listAddress } from '../list/list-memory.ts'
import { Problem } from '../loading/Problem.tsx'
import { loadChunk } from '../loading/load-chunk.ts'
import { useAfterPicture } from '../../ui/use-after-picture.ts'
import { useDelayed } from '../loading/use-delayed.ts'
import type { HistoryPanelProps } from '../history/HistoryPanel.tsx'
import { Link } from '../navigation/Link.tsx'
import type { ResourceScreenProps, Visit } from '../navigation/route.ts'
import { NotFound } from '../page/NotFound.tsx'
import { queryClient } from '../query-client.ts'
import { FormFrame } from './FormFrame.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { RecordForm } from './RecordForm.tsx'
import { prefetchRecord, useRecord } from './record-query.ts'
import { useSaved } from './use-saved.ts'

const HistoryPanel = lazy(() =>
  // A form stays usable where its past cannot be fetched.
  loadChunk(() => import('../history/HistoryPanel.tsx')).catch(() => ({ default: () => null })),
)

/** The edit screen of any entity. */
export function EditPage({ resource, params }: ResourceScreenProps) {
  const id = parseRecordId(params['id'])
  if (id === null) return <NotFound to={listAddress(resource.entity.path)} label={forms.back} />
  return <EditRecord resource={resource} id={id} />
}

interface EditRecordProps {
  readonly resource: Resource
  readonly id: number
}

function EditRecord({ resource, id }: EditRecordProps) {
  const { entity, client, related } = resource
  const record = useRecord(resource, id)
  const onSaved = useSaved(resource)
  const isSlow = useDelayed(record.isPending)
  const isTitled = useAfterPicture()
  const data = isTitled ? record.data : undefined
  const version = versionOf(entity.fields, data ?? null)

  return (
    <FormFrame entity={entity} title={entity.texts.update}>
      {record.isError && !record.data && (
        <Problem
          title={forms.failed}
          error={record.error}
          {...(!isMissing(record.error) && { onRetry: () => void record.refetch() })}
        >
          <Button component={Link} to={listAddress(entity.path)} variant="default">
            {forms.back}
          </Button>
        </Problem>
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
      {data && version !== undefined && <Past resource={resource} id={id} version={version} />}
    </FormFrame>
  )
}

/** The form comes first. */
function Past(props: HistoryPanelProps) {
  return (
    useAfterPicture() && (
      <Suspense>
        <HistoryPanel key={props.id} {...props} />
      </Suspense>
    )
  )
}

/** Asks for the record of a form that is about to be visited. */
export function prefetchVisit(resource: Resource, { params }: Visit): Promise<void> {
  const id = parseRecordId(params['id'])
  return id === null ? Promise.resolve() : prefetchRecord(queryClient, resource, id)
}
