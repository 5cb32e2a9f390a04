import { useEffect } from 'react'
import type { RecordForm } from '../../kinds/control-props.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import type { Mode } from '../../schema/field-meaning.ts'

/** Fields of a new record follow those that they say, as long as nothing else is typed in them. */
export function useDefaults(fields: Fields, mode: Mode, form: RecordForm): void {
  useEffect(() => {
    const followers = Object.entries(fields).filter(([, { defaultFrom }]) => defaultFrom !== undefined)
    if (mode === 'update' || followers.length === 0) return undefined
    const last = new Map<string, unknown>()
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      for (const [name, { defaultFrom = '' }] of followers) {
        if (changed !== defaultFrom) continue
        const follows = !values[name] || values[name] === last.get(name)
        if (follows) {
          last.set(name, values[defaultFrom])
          form.setValue(name, values[defaultFrom])
        }
      }
    })
    return unsubscribe
  }, [fields, mode, form])
}
