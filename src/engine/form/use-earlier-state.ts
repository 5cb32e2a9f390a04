import { useEffect, useRef } from 'react'
import { draftValues, startValues } from '../../kinds/form-values.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { isSame } from '../merge/is-same.ts'
import type { FilledForm } from './use-record-form.ts'

/**
 * Fills a form with what a record was, to be saved as any input. What was typed in other fields stays. Former pictures
 * are gone, and passwords are not known.
 */
export function useEarlierState(
  fields: Fields,
  { form, base }: FilledForm,
  earlier: EntityRecord | null,
): void {
  // The fields of a state that was taken before this one.
  const taken = useRef(new Set<string>())
  useEffect(() => {
    if (!earlier) return
    const valuesOf = (record: EntityRecord | null) =>
      draftValues(fields, startValues(fields, 'update', record))
    const now = valuesOf(base)
    for (const [name, value] of Object.entries(valuesOf(earlier))) {
      if (isSame(value, now[name]) && !taken.current.has(name)) continue
      taken.current.add(name)
      form.setValue(name, value, { shouldDirty: true })
    }
    // Fills once for each press, whatever the record becomes afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [earlier])
}
