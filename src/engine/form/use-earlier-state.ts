import { useEffect, useRef } from 'react'
import type { Fields } from '../../schema/field-kinds.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { differingFields, takenValues } from '../history/differing-fields.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'

/**
 * Fills a form with what a record was, to be saved as any input. What was typed in other fields stays.
 */
export function useEarlierState(
  fields: Fields,
  { form, base }: FilledForm,
  earlier: EntityRecord | null,
): void {
  // Those of a state that was taken before this one too.
  const taken = useRef(new Set<string>())
  useEffect(() => {
    if (!earlier) return
    for (const name of differingFields(fields, base, earlier)) taken.current.add(name)
    const values = takenValues(fields, earlier)
    for (const name of taken.current) form.setValue(name, values[name], { shouldDirty: true })
    // Fills once for each press, whatever the record becomes afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [earlier])
}
