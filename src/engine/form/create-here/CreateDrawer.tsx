import { Drawer, Button } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState, type KeyboardEvent } from 'react'
import { resourceKeys } from '../../../api/query-keys.ts'
import { CreateHereContext } from '../../../kinds/reference/create-here.ts'
import type { Resource } from '../../../api/resource.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../../texts/locale.ts'
import { useReturnFocus } from '../../focus/use-return-focus.ts'
import { formOf } from '../form-source.ts'
import { useInitialValues } from '../use-initial-values.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useCreation } from '../use-saved.ts'
import { LeaveGuardContext, loadLeaveDialog } from '../../leaving/leave-guard.ts'
import { closesOnEscape, useOwnGuard } from '../../leaving/use-own-guard.ts'
import { toastSuccess } from '../../toasts/toasts.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'
import type { RecordId } from '../../../schema/values/record-id.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { get, useFormState, useWatch } from 'react-hook-form'
import { initialOf } from '../../../kinds/core/form/initial-values.ts'
import { parentsOf } from '../../../schema/where/option-filter.ts'
import { isSame } from '../../../kinds/core/form/merge.ts'
import { FormSections, type FormSectionsProps } from '../FormSections.tsx'

const LeaveDialog = lazy(loadLeaveDialog)

interface CreateDrawerProps {
  readonly resource: Resource
  /** What it begins with, besides what its own config says. */
  readonly initial?: FormValues | undefined
  readonly onCreated: (id: RecordId) => void
  readonly onClose: () => void
}

/** The create form of a related entity, with a leave guard for itself alone. */
export default function CreateDrawer({ resource, initial, onCreated, onClose }: CreateDrawerProps) {
  const { entity } = resource
  const queryClient = useQueryClient()
  const starts = useInitialValues(resource)
  // Taken once: what the other form holds later is not this record's.
  const [given] = useState(initial)
  const begun = useMemo(() => ({ ...starts.values, ...given }), [starts.values, given])
  const { guard, isAsked, findUnsaved, close, answer } = useOwnGuard(onClose)
  const { created, create } = useCreation(resource)
  useReturnFocus()

  function closeOnEscape(event: KeyboardEvent) {
    if (!isAsked && closesOnEscape(event)) close()
  }

  return (
    <Drawer.Root opened position="right" size="lg" zIndex={300} closeOnEscape={false} onClose={close}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* What happens in a portal is told to the form around it, too. */}
        <Drawer.Body onKeyDown={closeOnEscape} onSubmit={(event) => event.stopPropagation()}>
          <Drawer.Title mb="md" fz="xl" fw={600}>
            {t(entity.texts?.create ?? entity.list.add)}
          </Drawer.Title>
          <LeaveGuardContext value={guard}>
            {/* It opens no third form to make related records in. */}
            <CreateHereContext value={null}>
              {!starts.isPending && (
                <RecordForm
                  source={{ ...formOf(resource), tabs: false }}
                  record={null}
                  initial={begun}
                  Sections={BriefSections}
                  cancelAddress={entity.path}
                  onCancel={close}
                  send={create}
                  onSaved={async () => {
                    await queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all })
                    if (created.current !== undefined) onCreated(created.current)
                    toastSuccess(t(entity.texts?.created ?? forms.added))
                    onClose()
                  }}
                />
              )}
            </CreateHereContext>
          </LeaveGuardContext>
        </Drawer.Body>
        {isAsked && (
          <Suspense>
            <LeaveDialog unsaved={findUnsaved()} canKeep onAnswer={answer} />
          </Suspense>
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** The fields that a record cannot be made without, those that hold something or have an error; the others on demand. */
function BriefSections(props: FormSectionsProps) {
  const { model } = props
  const [isWhole, setIsWhole] = useState(false)
  const needed = useNeeded(props)
  const isWanted = Object.keys(model.fields).some((name) => model.hasControl(name) && !needed.has(name))
  if (needed.size === 0 || (!isWanted && !isWhole)) return <FormSections {...props} />
  const Icon = isWhole ? ChevronUp : ChevronDown
  return (
    <>
      <FormSections {...props} {...(!isWhole && { only: needed })} />
      <Button
        variant="subtle"
        size="compact-sm"
        mt="sm"
        leftSection={<Icon size={16} aria-hidden />}
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? forms.fewerFields : forms.moreFields}
      </Button>
    </>
  )
}

function useNeeded({ model, form }: FormSectionsProps): ReadonlySet<string> {
  const values = useWatch({ control: form.control })
  const { errors, defaultValues } = useFormState({ control: form.control })
  const isTouched = (name: string) =>
    model
      .namesOf([name])
      .some((each) => get(errors, each) !== undefined || !isSame(get(values, each), get(defaultValues, each)))
  const needed = new Set<string>()
  for (const [name, field] of Object.entries(model.fields)) {
    const isAsked = model.isNeeded(name, values) && initialOf(field) === undefined
    if (!model.hasControl(name) || !(isAsked || isTouched(name))) continue
    needed.add(name)
    // Without that there is nothing to choose from.
    for (const leader of parentsOf(field)) needed.add(leader)
  }
  return needed
}
