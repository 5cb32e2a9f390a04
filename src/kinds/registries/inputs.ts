// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { dateInput } from '../date/payload.ts'
import { datetimeInput } from '../datetime/input.ts'
import { emailInput } from '../email/payload.ts'
import { ibanInput } from '../iban/payload.ts'
import { jsonInput } from '../json/definition.ts'
import { numberInput } from '../number/input.ts'
import { createRowsInput } from '../rows/input.ts'
import { textInput } from '../text/payload.ts'
import { timeInput } from '../time/input.ts'
import { urlInput } from '../url/payload.ts'

const inputs: { readonly [Kind in FieldKind]?: FieldInput<FieldKinds[Kind]> } = {
  date: dateInput,
  datetime: datetimeInput,
  email: emailInput,
  iban: ibanInput,
  json: jsonInput,
  number: numberInput,
  rows: createRowsInput(inputOf),
  text: textInput,
  time: timeInput,
  url: urlInput,
}

/** What the browser checks of a field before anything is sent. Forms alone need this, so that lists do not load it. */
export function inputOf({ kind }: Pick<Field, 'kind'>): FieldInput<Field> | undefined {
  return inputs[kind]
}
