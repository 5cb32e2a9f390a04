import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useMemo, useState, type ReactNode, createContext } from 'react'
import { forms } from '#texts/form.ts'
import type { Resource } from '../../api/resource.ts'
import type { Recorded } from '../../schema/where/where.ts'
import { lockedBy } from '../../kinds/core/form/locks.ts'
import { changesOf } from '../../kinds/core/form/form-values.ts'
import type { CreatePayload } from '../../kinds/core/definition/payload.ts'
import { CreateHereContext } from '../../kinds/reference/create-here.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { DraftOwner } from '../drafts/draft-keys.ts'
import { renderCreateHere } from '../form/create-here/CreateHere.tsx'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { FormSections, FieldGrid, type FormSectionsProps } from '../form/FormSections.tsx'
import { recordOptions, ComputedFields } from '../form/form-source.ts'
import ReadOnlyRecord from '../form/ReadOnlyRecord.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useCreation, useSaved } from '../form/use-saved.ts'
import { useInitialValues } from '../form/use-initial-values.ts'
import { Problem } from '../loading/Problem.tsx'
import { CloseDialog } from './close-dialog.ts'
import { type FieldName, partOf, sendPart, FormContext } from './entity-fields.ts'
import { useResource } from './use-resource.ts'
import { FieldIconsContext } from '../../kinds/core/control/iconed-label.tsx'

/** What an own form draws instead of one control after the other. */
const SectionsContext = createContext<ReactNode>(undefined)

const NOTHING = {}

/** The inputs of a form as its screen lays them out. */
function OwnSections({ icons, computed = NOTHING, model, form, related }: FormSectionsProps) {
  const around = useMemo(() => ({ model, form, related }), [model, form, related])
  return (
    <FieldIconsContext value={icons}>
      <ComputedFields value={computed}>
        <FormContext value={around}>
          <FieldGrid>{use(SectionsContext)}</FieldGrid>
        </FormContext>
      </ComputedFields>
    </FieldIconsContext>
  )
}

interface OwnFormProps<E extends Recorded> {
  readonly entity: E
  /** The record that is changed; a new one without it. */
  readonly id?: RecordId | null
  /** Those that it asks for, in their order, with those that their conditions name; all, in the entity's own sections, without it. */
  readonly fields?: readonly FieldName<E>[]
  /** What a new record starts with, fields that the form does not ask for among it. */
  readonly initial?: Partial<CreatePayload<E>>
  /** Called once it is saved, which a toast has told. */
  readonly onSaved?: (id: RecordId | undefined) => void
  /** Closes it; in a dialog that is its own button's already, elsewhere it leads to the list without it. */
  readonly onCancel?: () => void
  /** `FieldInput`s and whatever stands between them, instead of one after the other. */
  readonly children?: ReactNode
}

/**
 * The form of an entity, checked by the browser and by the backend, whose mistakes it shows at the fields; what somebody else
 * has saved meanwhile is merged, and locks and rights hold. It keeps no drafts.
 * @example <RecordForm entity={visit} id={id} fields={['pet_id', 'day', 'at']} onSaved={close} />
 */
export function EntityForm<E extends Recorded>({ entity, id = null, children, ...props }: OwnFormProps<E>) {
  const { resource, error, refetch } = useResource(entity)
  const closeDialog = use(CloseDialog)
  if (error && !resource) return <Problem title={forms.failed} error={error} onRetry={() => void refetch()} />
  if (!resource) return null
  const { onSaved, onCancel = closeDialog ?? undefined, fields, initial } = props
  const shared = { resource, fields, onSaved, onCancel }
  return (
    <DraftOwner value={null}>
      <CreateHereContext value={renderCreateHere}>
        <SectionsContext value={children}>
          <Suspense fallback={<FormSkeleton />}>
            {id === null ? (
              <NewRecord {...shared} initial={initial} />
            ) : (
              <StoredRecord key={id} {...shared} id={id} />
            )}
          </Suspense>
        </SectionsContext>
      </CreateHereContext>
    </DraftOwner>
  )
}

interface SharedProps {
  readonly resource: Resource
  readonly fields: readonly string[] | undefined
  readonly onSaved: ((id: RecordId | undefined) => void) | undefined
  readonly onCancel: (() => void) | undefined
}

/** What the forms of new and of stored records have in common. */
function useForm({ resource, fields, onCancel }: SharedProps) {
  const { entity } = resource
  const names = fields?.join(' ')
  const source = useMemo(() => partOf(resource, names?.split(' ')), [resource, names])
  const isDrawn = use(SectionsContext) !== undefined
  return {
    source,
    cancelAddress: entity.path,
    ...(onCancel && { onCancel }),
    Sections: isDrawn ? OwnSections : FormSections,
  }
}

function NewRecord({ initial, ...shared }: SharedProps & { readonly initial: FormValues | undefined }) {
  const { resource, onSaved } = shared
  const form = useForm(shared)
  const starts = useInitialValues(resource)
  const [given] = useState(initial)
  const begun = useMemo(() => ({ ...starts.values, ...given }), [starts.values, given])
  const { created, create } = useCreation(resource)
  const tell = useTell(resource, undefined)
  if (starts.isPending) return <FormSkeleton />
  return (
    <RecordForm
      {...form}
      record={null}
      initial={begun}
      send={(values, options) => create(sendPart(resource, null, { ...begun, ...values }), options)}
      onSaved={async () => {
        await tell()
        onSaved?.(created.current)
      }}
    />
  )
}

function StoredRecord({ id, ...shared }: SharedProps & { readonly id: RecordId }) {
  const { resource, fields, onSaved } = shared
  const { entity, client } = resource
  const form = useForm(shared)
  const queryClient = useQueryClient()
  const { data: record, error, refetch } = useQuery(recordOptions(resource, id))
  const tell = useTell(resource, id)
  if (!record && error) return <Problem title={forms.failed} error={error} onRetry={() => void refetch()} />
  if (!record) return <FormSkeleton />
  const locked = lockedBy(entity, (name) => record[name]).record
  if (resource.denied?.has('update') || locked !== undefined)
    return <ReadOnlyRecord resource={resource} record={record} locked={locked} />
  return (
    <RecordForm
      {...form}
      record={record}
      send={async (values, options) => {
        // Fields that it does not ask for stay as they are stored by then.
        const sent = fields ? sendPart(resource, await client.read(id), values) : values
        await client.update({ id, ...changesOf(entity, record, sent) }, options)
      }}
      onSaved={async () => {
        await tell()
        onSaved?.(id)
        // On an error the form keeps its values; the next save merges them.
        return queryClient.fetchQuery(recordOptions(resource, id)).catch(() => undefined)
      }}
    />
  )
}

/** Tells of the save, and brings what is shown of the record anew. */
function useTell(resource: Resource, id: RecordId | undefined): () => Promise<void> {
  const { texts } = resource.entity
  const saved = useSaved(resource, id)
  const queryClient = useQueryClient()
  return async () => {
    await saved.tell(id === undefined ? (texts?.created ?? forms.added) : (texts?.updated ?? forms.updated))
    void queryClient.refetchQueries({ type: 'active', stale: true })
  }
}
