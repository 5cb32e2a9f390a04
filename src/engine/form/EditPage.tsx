import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import {
  data,
  isRouteErrorResponse,
  Link,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { isMissing } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import { readRecordId, type RecordId } from '../../schema/values/record-id.ts'
import { lockedBy } from '../../kinds/core/form/locks.ts'
import { changesOf } from '../../kinds/core/form/form-values.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import { forms } from '#texts/form.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import { listedRecord } from '../list-data/list-cache.ts'
import { listAddress } from '../list-data/list-memory.ts'
import { Problem } from '../loading/Problem.tsx'
import { useAfterPaint } from '../../ui/timing.ts'
import { awaitPreloaded, useDelayed } from '../loading/timing.ts'
import type { EarlierState } from '../history/earlier-state.ts'
import type { HistoryPanelProps } from '../history/HistoryPanel.tsx'
import { maxAgeContext, queryClientContext } from '../navigation/router-context.ts'
import { NotFound } from '../page/NotFound.tsx'
import { Slot } from '../slots.tsx'
import { formOf, prefetchRecord, recordOptions } from './form-source.ts'
import { FormFrame } from './FormFrame.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordForm } from './RecordForm.tsx'
import { ReferrerLinks } from './ReferrerLinks.tsx'
import { useSaved } from './use-saved.ts'
import { lazyOptional, lazyPart } from '../loading/lazy-part.ts'

const NOT_FOUND = 404

const HistoryPanel = lazyOptional(() => import('../history/HistoryPanel.tsx'))

/** For whoever may read it, but not change it, and of a record that is locked. */
const ReadOnlyRecord = lazyPart(() => import('./ReadOnlyRecord.tsx'))

/** The edit form of any entity. */
export function EditPage({ resource }: { readonly resource: Resource }) {
  const { id } = useLoaderData<{ readonly id: RecordId }>()
  return <EditRecord key={id} resource={resource} id={id} />
}

/** Shown when the URL contains no valid id. */
export function EditError({ resource }: { readonly resource: Resource }) {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== NOT_FOUND) throw error
  return <NotFound to={listAddress(resource.entity.path)} label={forms.back} />
}

/** Prefetches the record of the URL. */
export async function loadRecord(
  resource: Resource,
  { params, context }: LoaderFunctionArgs,
): Promise<{ id: RecordId }> {
  const id = readRecordId(params['id'], resource.entity.ids)
  if (id === null) throw data(null, { status: NOT_FOUND })
  await awaitPreloaded(
    prefetchRecord(context.get(queryClientContext), resource, id, context.get(maxAgeContext)),
  )
  return { id }
}

interface EditRecordProps {
  readonly resource: Resource
  readonly id: RecordId
}

function EditRecord({ resource, id }: EditRecordProps) {
  const { entity, client } = resource
  const record = useQuery(recordOptions(resource, id))
  const saved = useSaved(resource, id)
  const queryClient = useQueryClient()
  const isSlow = useDelayed(record.isPending)
  const isTitled = useAfterPaint()
  const [earlier, setEarlier] = useState<EarlierState | null>(null)
  const shown = isTitled ? record.data : undefined
  // A title that came with the record would move what stands below it.
  const [listed] = useState(() => listedRecord(queryClient, entity, id))
  const locked = shown && entity.lock && lockedBy(entity, (name) => shown[name]).record
  const isReadOnly = resource.denied?.has('update') === true || locked !== undefined
  const titled = shown ?? (record.isError ? undefined : listed)
  const version = versionOf(entity.fields, shown ?? null)

  return (
    <FormFrame
      entity={entity}
      title={isReadOnly ? entity.list.title : (entity.texts?.update ?? forms.updateTitle)}
      subject={titled ? recordTitle(entity, titled) : ''}
      action={titled && <RecordActions resource={resource} id={id} />}
    >
      {(!record.isError || record.data) && <ReferrerLinks referrers={resource.referrers} id={id} />}
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
      {shown && isReadOnly && (
        <Suspense fallback={<FormSkeleton />}>
          <ReadOnlyRecord resource={resource} record={shown} locked={locked} />
        </Suspense>
      )}
      {shown && !isReadOnly && (
        <RecordForm
          source={formOf(resource)}
          record={shown}
          earlier={earlier}
          cancelAddress={listAddress(entity.path)}
          send={(values, options) => client.update({ id, ...changesOf(entity, shown, values) }, options)}
          stayLabel={forms.updateAndStay}
          onSaved={async (next) => {
            const { updated = forms.updated } = entity.texts ?? {}
            await saved.tell(next === 'stay' ? (updated ?? forms.updated) : updated)
            if (next === 'leave') return saved.leave({ replacesHistory: entity.updateReplacesHistory })
            // On an error the form keeps its values; the next save merges them.
            return queryClient.fetchQuery(recordOptions(resource, id)).catch(() => undefined)
          }}
        />
      )}
      {shown && <Below resource={resource} id={id} />}
      {shown && version !== undefined && (
        <Past
          resource={resource}
          record={shown}
          version={version}
          onTake={isReadOnly ? undefined : setEarlier}
        />
      )}
    </FormFrame>
  )
}

/** Loads after the form. */
function Below(props: EditRecordProps) {
  return useAfterPaint() && <Slot name="belowForm" props={props} />
}

/** Loads after the form. */
function Past(props: HistoryPanelProps) {
  return (
    useAfterPaint() && (
      <Suspense>
        <HistoryPanel key={props.record.id} {...props} />
      </Suspense>
    )
  )
}
