import { useEffect } from 'react'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import type { Mode } from '../../schema/field-meaning.ts'
import { createFollowers } from './follow-defaults.ts'

/** Fields of a new record follow those that they say, as long as nobody types in them. */
export function useDefaults(fields: Fields, mode: Mode, form: FormMethods): void {
  useEffect(() => {
    if (mode === 'update') return undefined
    const follow = createFollowers(fields)
    const { unsubscribe } = form.watch((values, { name, type }) => {
      const following = follow(values, { name, isTyped: type === 'change' })
      for (const [each, value] of Object.entries(following)) form.setValue(each, value)
    })
    return unsubscribe
  }, [fields, mode, form])
}
