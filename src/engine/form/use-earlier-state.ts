import { useEffect, useState, type RefObject } from 'react'
import type { Fields } from '../../schema/field-kinds.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { takenValues } from '../history/differing-fields.ts'
import type { EarlierState } from '../history/earlier-state.ts'
import { isSame } from '../merge/is-same.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'
import { focusInTab } from './focus-in-tab.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Fills a form with what a record was, to be saved as any input. What was typed in other fields stays.
 * @returns the fields that were filled so, until they are saved
 */
export function useEarlierState(
  fields: Fields,
  { form, base }: FilledForm,
  earlier: EarlierState | null,
  formElement: RefObject<HTMLFormElement | null>,
): ReadonlySet<string> {
  const [taken, setTaken] = useState<{ readonly base: EntityRecord | null; readonly names: typeof NONE }>()
  const names = taken && taken.base === base ? taken.names : NONE
  useEffect(() => {
    if (!earlier) return
    const [held, values] = [takenValues(fields, base), takenValues(fields, earlier.record)]
    const filled = new Set(earlier.isWhole ? [...names, ...earlier.names] : earlier.names)
    for (const name of filled) form.setValue(name, values[name], { shouldDirty: true })
    const differing = [...new Set([...names, ...filled])].filter(
      (name) => !filled.has(name) || !isSame(values[name], held[name]),
    )
    setTaken({ base, names: new Set(differing) })
    focusControl(formElement.current, earlier.names[0])
    // Fills once for each press, whatever the record becomes afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [earlier])
  return names
}

/** What was filled comes into sight, with the keyboard. */
function focusControl(form: HTMLFormElement | null, name: string | undefined): void {
  const control = form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)
  if (control) focusInTab(control)
}
