import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useRecordForm, useReturnFocus } from '../../engine/face.ts'
import { Button, Modal } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import { controlOf } from '../../kinds/core/control/controls.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import { bulk } from '#features/bulk/texts.ts'
import { selection } from '#texts/list.ts'
import { t } from '../../texts/locale.ts'
import dialog from '../../ui/dialog.module.css'
import classes from './bulk.module.css'
import { changeableFields } from './changeable-fields.ts'
import { punctuation } from '#texts/frame.ts'

interface ChangeDialogProps {
  readonly resource: Resource
  readonly records: number
  readonly onClose: () => void
  readonly onChange: (values: FormValues) => void
}

/** Asks which field of the selected records is given which value. */
export default function ChangeDialog({ resource, records, onClose, onChange }: ChangeDialogProps) {
  // Mantine gives it back only where it has seen the dialog closed.
  useReturnFocus()
  const changeable = changeableFields((resource.form ?? resource.entity).fields)
  const [name, setName] = useState('')
  const fields = changeable[name]
  return (
    <Modal.Root opened centered onClose={onClose} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content className={classes.content ?? ''}>
        <Modal.Body className={dialog.dialog ?? ''}>
          {/* Mantine's own header would be a second banner of the page. */}
          <Modal.Title className={dialog.title ?? ''}>{bulk.changeTitle(records)}</Modal.Title>
          {fields ? (
            <ChangeForm
              fields={fields}
              related={resource.related}
              onBack={() => setName('')}
              onChange={onChange}
            />
          ) : (
            <>
              <div role="group" aria-label={bulk.field}>
                {Object.entries(changeable).map(([each, group], place) => (
                  <Button
                    key={each}
                    variant="subtle"
                    color="gray"
                    fullWidth
                    justify="start"
                    data-autofocus={place === 0 || undefined}
                    onClick={() => setName(each)}
                  >
                    {Object.values(group)
                      .map(({ label }) => t(label))
                      .join(punctuation.comma)}
                  </Button>
                ))}
              </div>
              <div className={dialog.answers}>
                <Button variant="default" onClick={onClose}>
                  {selection.cancel}
                </Button>
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface ChangeFormProps extends Pick<ChangeDialogProps, 'onChange'> {
  readonly fields: Fields
  readonly onBack: () => void
  readonly related: Resource['related']
}

function ChangeForm({ fields, related, onBack, onChange }: ChangeFormProps) {
  const model = useMemo(() => createFormModel(fields, 'update'), [fields])
  const { form } = useRecordForm(model, null)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={element}
      className={dialog.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onChange)(event)}
    >
      {Object.entries(fields).map(([name, field]) => {
        const { Control } = controlOf(field)
        return <Control key={name} name={name} field={field} model={model} form={form} related={related} />
      })}
      <div className={dialog.answers}>
        <Button variant="default" onClick={onBack}>
          {bulk.otherField}
        </Button>
        <Button type="submit">{bulk.apply}</Button>
      </div>
    </form>
  )
}
