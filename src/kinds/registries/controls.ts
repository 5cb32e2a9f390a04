// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { ControlView } from '../core/control/control-props.ts'
import { ChoiceControl } from '../choice/control.tsx'
import { ChoicesControl } from '../choices/control.tsx'
import { lazyControl } from '../core/control/lazy-control.tsx'
import { DecimalControl } from '../decimal/control.tsx'
import { DependentLookupControl } from '../dependent-lookup/control.tsx'
import { DurationControl } from '../duration/control.tsx'
import { EmailControl } from '../email/control.tsx'
import { fileControl } from '../file/lazy.ts'
import { IbanControl } from '../iban/control.tsx'
import { imageControl } from '../image/lazy.ts'
import { imagesControl } from '../images/lazy.ts'
import { LocalizedTextControl } from '../localized-text/control.tsx'
import { LongTextControl } from '../long-text/control.tsx'
import { LookupControl } from '../lookup/control.tsx'
import { NumberControl } from '../number/control.tsx'
import { PasswordControl } from '../password/control.tsx'
import { PhoneControl } from '../phone/control.tsx'
import { ReferenceControl } from '../reference/control.tsx'
import { ReferencesControl } from '../references/control.tsx'
import { createRowsControl } from '../rows/lazy.ts'
import { TagsControl } from '../tags/control.tsx'
import { TextControl } from '../text/control.tsx'
import { ToggleControl } from '../toggle/control.tsx'
import { UrlControl } from '../url/control.tsx'
import { UuidControl } from '../uuid/control.tsx'

const controls = {
  choice: { Control: ChoiceControl },
  choices: { Control: ChoicesControl },
  color: lazyControl(() => import('../color/control.tsx')),
  coordinates: lazyControl(() => import('../coordinates/control.tsx')),
  country: lazyControl(() => import('../country/control.tsx')),
  date: lazyControl(() => import('../date/control.tsx')),
  datetime: lazyControl(() => import('../datetime/control.tsx')),
  decimal: { Control: DecimalControl },
  dependentLookup: { Control: DependentLookupControl },
  duration: { Control: DurationControl },
  email: { Control: EmailControl },
  file: fileControl,
  iban: { Control: IbanControl },
  image: imageControl,
  images: imagesControl,
  json: lazyControl(() => import('../json/control.tsx')),
  localizedText: { Control: LocalizedTextControl },
  longText: { Control: LongTextControl },
  lookup: { Control: LookupControl },
  markdown: lazyControl(() => import('../markdown/control.tsx')),
  number: { Control: NumberControl },
  password: { Control: PasswordControl },
  phone: { Control: PhoneControl },
  reference: { Control: ReferenceControl },
  references: { Control: ReferencesControl },
  rows: createRowsControl(controlOfKind),
  tags: { Control: TagsControl },
  text: { Control: TextControl },
  time: lazyControl(() => import('../time/control.tsx')),
  toggle: { Control: ToggleControl },
  url: { Control: UrlControl },
  uuid: { Control: UuidControl },
} satisfies { readonly [Kind in FieldKind]: ControlView<FieldKinds[Kind]> }

/** How a kind's values are written on screen. */
export function controlOfKind({ kind }: Pick<Field, 'kind'>): ControlView<Field> {
  return controls[kind]
}
