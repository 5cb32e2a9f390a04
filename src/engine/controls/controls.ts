import { imageNames } from '../../kinds/image/meaning.ts'
import type { Resource } from '../../api/resource.ts'
import type { Field, FieldKind, FieldKinds } from '../../schema/field-kinds.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { ControlView } from './control-props.ts'
import { lazyControl } from './lazy-control.tsx'
import { LocalizedTextControl } from './LocalizedTextControl.tsx'
import { LongTextControl } from './LongTextControl.tsx'
import { DependentLookupControl, LookupControl } from './LookupControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { PasswordControl } from './PasswordControl.tsx'
import { ReferenceControl } from './ReferenceControl.tsx'
import { EmailControl, PhoneControl, TextControl } from './TextControl.tsx'
import { ToggleControl } from './ToggleControl.tsx'

const controls = {
  text: { Control: TextControl },
  longText: { Control: LongTextControl },
  email: { Control: EmailControl },
  phone: { Control: PhoneControl },
  number: { Control: NumberControl },
  date: lazyControl(() => import('./DateControl.tsx')),
  toggle: { Control: ToggleControl },
  choice: { Control: ChoiceControl },
  lookup: { Control: LookupControl },
  dependentLookup: { Control: DependentLookupControl },
  reference: { Control: ReferenceControl },
  image: lazyControl(
    () => import('./ImageControl.tsx'),
    ({ name, mode, form }) => form.getValues(imageNames(name, mode).existing),
  ),
  images: lazyControl(
    () => import('./ImagesControl.tsx'),
    ({ field, form }) => form.getValues(field.sentAs.keep),
  ),
  localizedText: { Control: LocalizedTextControl },
  password: { Control: PasswordControl },
} satisfies { [Kind in FieldKind]: ControlView<FieldKinds[Kind]> }

const own = lazyControl(() => import('./OwnControl.tsx'))

/** How a field's value is written on screen, whatever its kind. */
export function controlOf(field: Field): ControlView<Field> {
  return 'control' in field ? own : controls[field.kind]
}

/** Fetches the code of the controls of a form that is likely to be opened; what does not come is told of there. */
export async function prefetchControls({ entity }: Resource): Promise<void> {
  await Promise.allSettled(Object.values(entity.fields).map((field) => controlOf(field).load?.()))
}
