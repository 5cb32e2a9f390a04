import type { FieldErrors } from 'react-hook-form'
import type { Fields } from '../../../schema/field-kinds.ts'
import type { FormValues, Mode } from '../../../schema/field-meaning.ts'
import { t } from '../../../texts/locale.ts'
import { brokenChecks, type EntityChecks } from './entity-checks.ts'
import { recordInForm } from './record-in-form.ts'

/** The errors of the checks that a form breaks, asked of the record that it would make. */
export function checkForm(
  fields: Fields,
  mode: Mode,
  checks: EntityChecks | undefined,
  form: FormValues,
): FieldErrors<FormValues> {
  const inForm = Object.entries(checks ?? {}).filter(([, { of }]) => of.every((name) => fields[name]))
  if (inForm.length === 0) return {}
  const record = recordInForm(fields, mode, form)
  // What cannot be read is told by the backend, of its own field.
  if (!record) return {}
  const broken = brokenChecks(Object.fromEntries(inForm), () => true, record)
  return Object.fromEntries(broken.map(({ field, says }) => [field, { type: 'check', message: t(says) }]))
}
