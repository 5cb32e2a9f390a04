import { useWatch } from 'react-hook-form'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { useStored, inputText } from '../core/control/use-control.ts'
import { NameSelect } from '../lookup/NameSelect.tsx'
import type { DependentLookupField } from './definition.ts'

/** A name that follows another field; disabled while that one is empty. */
export function DependentLookupControl(props: FieldControlProps<DependentLookupField>) {
  const { field, model, form } = props
  const parent = inputText(useWatch({ control: form.control, name: field.dependsOn }))
  const parentField = model.fields[field.dependsOn]
  const stored = useStored(props, props.name)
  // A name belongs to its parent; the backend takes a former one with no other.
  const isStoredParent = useStored(props, field.dependsOn) === parent
  return (
    <NameSelect
      {...props}
      parent={parent}
      stored={isStoredParent ? stored : ''}
      {...(parent === '' && parentField && { description: forms.chooseParentFirst(t(parentField.label)) })}
    />
  )
}
