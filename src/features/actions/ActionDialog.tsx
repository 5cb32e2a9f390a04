import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import {
  ConditionalField,
  type DialogAction,
  openActionDialog,
  useDelayed,
  useRecordForm,
  useReturnFocus,
} from '../../engine/face.ts'
import { Button, Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo, useRef, type ComponentProps } from 'react'
import type { FieldIcons, Resource } from '../../api/resource.ts'
import { hasConditions } from '../../kinds/core/form/conditions.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import { controlOf } from '../../kinds/core/control/controls.ts'
import type { Action } from '../../schema/entity/action.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { actions as texts } from '#features/actions/texts.ts'
import { selection } from '#texts/list.ts'
import { t } from '../../texts/locale.ts'
import { FieldIconsContext, IconOf } from '../../kinds/core/control/iconed-label.tsx'
import dialog from '../../ui/dialog.module.css'
import classes from './actions.module.css'
import { actionsOf } from '../../kinds/core/definition/transitions.ts'
import { useActionRun } from './use-action-run.ts'

const NO_FIELDS: Fields = {}

/** Asks what an action wants to know, runs it, and shows how far it is. */
export default function ActionDialog(asked: DialogAction) {
  const action = actionsOf(asked.resource.entity)[asked.name]
  return action ? <Asking {...asked} action={action} /> : null
}

function Asking({ action, ...asked }: DialogAction & { readonly action: Action }) {
  // Mantine gives it back only where it has seen the dialog closed.
  useReturnFocus()
  const { resource, ids } = asked
  const { label, confirm, fields = NO_FIELDS } = action
  const isAsked = confirm !== undefined || Object.keys(fields).length > 0
  const model = useMemo(() => createFormModel(fields, 'create'), [fields])
  const { form } = useRecordForm(model, null)
  const { running, run, isStopping, stop } = useActionRun(asked, action, form)
  const isSlow = useDelayed(running !== null)
  const isStarted = useRef(isAsked)
  const start = useEffectEvent(() => run({}))
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void start()
  }, [])
  const close = () => running === null && openActionDialog(null)
  if (!isAsked && !isSlow) return null
  return (
    <Modal.Root opened centered onClose={close} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={dialog.dialog ?? ''}>
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={dialog.title ?? ''}>{t(label)}</Modal.Title>
          {confirm !== undefined && <p className={classes.question}>{t(confirm)}</p>}
          {ids.length > 1 && <p className={classes.question}>{selection.selected(ids.length)}</p>}
          <form
            className={dialog.form}
            noValidate
            onSubmit={(event) => {
              event.stopPropagation()
              void form.handleSubmit(run)(event)
            }}
          >
            <AskedFields
              form={form}
              model={model}
              resource={resource}
              icons={resource.askedIcons?.[asked.name]}
            />
            {running && isSlow && (
              <div className={classes.reached}>
                <progress
                  className={classes.progress}
                  aria-label={texts.running}
                  {...(running.total > 0 && { max: running.total, value: running.done })}
                />
                {running.total > 0 && selection.progress(running.done, running.total)}
              </div>
            )}
            <div className={dialog.answers}>
              {running && isSlow ? (
                <Button variant="default" loading={isStopping} onClick={stop}>
                  {selection.stop}
                </Button>
              ) : (
                <Button variant="default" disabled={running !== null} onClick={close}>
                  {selection.cancelBeside(t(label))}
                </Button>
              )}
              {isAsked && (
                <Button
                  type="submit"
                  loading={running !== null}
                  data-autofocus={!hasFields(fields) || undefined}
                >
                  {t(label)}
                </Button>
              )}
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface AskedFieldsProps extends Pick<ComponentProps<typeof ConditionalField>, 'form' | 'model'> {
  readonly resource: Resource
  readonly icons: FieldIcons | undefined
}

function AskedFields({ form, model, resource, icons }: AskedFieldsProps) {
  const shared = { model, form, related: resource.related }
  return (
    <FieldIconsContext value={icons}>
      {Object.entries(model.fields).map(([name, field]) => {
        const { Control } = controlOf(field)
        const Shown = hasConditions(field) ? ConditionalField : Control
        return (
          <IconOf key={name} name={name}>
            <Shown name={name} field={field} {...shared} />
          </IconOf>
        )
      })}
    </FieldIconsContext>
  )
}

function hasFields(fields: Fields): boolean {
  return Object.keys(fields).length > 0
}
