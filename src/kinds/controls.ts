import { fileNames } from './one-file.ts'
import type { Resource } from '../api/resource.ts'
import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { ChoiceControl } from './choice/control.tsx'
import { ChoicesControl } from './choices/control.tsx'
import type { ControlView } from './control-props.ts'
import { DatetimeControl } from './datetime/control.tsx'
import { DecimalControl } from './decimal/control.tsx'
import { lazyControl } from './lazy-control.tsx'
import { LocalizedTextControl } from './localized-text/control.tsx'
import { LongTextControl } from './long-text/control.tsx'
import { DependentLookupControl } from './dependent-lookup/control.tsx'
import { LookupControl } from './lookup/control.tsx'
import { NumberControl } from './number/control.tsx'
import { PasswordControl } from './password/control.tsx'
import { ReferenceControl } from './reference/control.tsx'
import { ReferencesControl } from './references/control.tsx'
import { EmailControl } from './email/control.tsx'
import { PhoneControl } from './phone/control.tsx'
import { TagsControl } from './tags/control.tsx'
import { TextControl } from './text/control.tsx'
import { TimeControl } from './time/control.tsx'
import { ToggleControl } from './toggle/control.tsx'
import { UrlControl } from './url/control.tsx'
import { DurationControl } from './duration/control.tsx'
import { UuidControl } from './uuid/control.tsx'

const controls = {
  text: { Control: TextControl },
  longText: { Control: LongTextControl },
  email: { Control: EmailControl },
  phone: { Control: PhoneControl },
  url: { Control: UrlControl },
  number: { Control: NumberControl },
  decimal: { Control: DecimalControl },
  date: lazyControl(() => import('./date/control.tsx')),
  datetime: { Control: DatetimeControl },
  time: { Control: TimeControl },
  toggle: { Control: ToggleControl },
  choice: { Control: ChoiceControl },
  choices: { Control: ChoicesControl },
  tags: { Control: TagsControl },
  markdown: lazyControl(() => import('./markdown/control.tsx')),
  json: lazyControl(() => import('./json/control.tsx')),
  coordinates: lazyControl(() => import('./coordinates/control.tsx')),
  uuid: { Control: UuidControl },
  duration: { Control: DurationControl },
  country: lazyControl(() => import('./country/control.tsx')),
  color: lazyControl(() => import('./color/control.tsx')),
  lookup: { Control: LookupControl },
  dependentLookup: { Control: DependentLookupControl },
  reference: { Control: ReferenceControl },
  references: { Control: ReferencesControl },
  rows: lazyControl(
    () => import('./rows/control.tsx'),
    ({ name, form }) => form.getValues(name),
  ),
  image: lazyControl(
    () => import('./image/control.tsx'),
    ({ name, mode, form }) => form.getValues(fileNames(name, mode).existing),
  ),
  file: lazyControl(
    () => import('./file/control.tsx'),
    ({ name, mode, form }) => form.getValues(fileNames(name, mode).existing),
  ),
  images: lazyControl(
    () => import('./images/control.tsx'),
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
