import type { FormValues } from '../../../schema/entity/field-definition.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'

interface FormChange {
  /** The name that has another value; none when all of the form begins anew. */
  readonly name: string | undefined
  /** A person did it, not the program. */
  readonly isTyped: boolean
}

/** What fields become by a change of others. */
export type Follow = (values: FormValues, change: FormChange) => FormValues

/**
 * What the fields of a new record become by a change of those that they follow. A field that somebody has typed in, or
 * emptied, follows no more.
 */
export function createFollowers(fields: Fields): Follow {
  const followers = Object.entries(fields).flatMap(([name, { defaultFrom }]) =>
    defaultFrom === undefined ? [] : [{ name, defaultFrom }],
  )
  const typed = new Set<string>()
  const last = new Map<string, unknown>()
  return (values, { name: changed, isTyped }) => {
    if (changed === undefined) {
      typed.clear()
      last.clear()
    } else if (isTyped) typed.add(changed)
    const following = followers.filter(
      ({ name, defaultFrom }) =>
        changed === defaultFrom && !typed.has(name) && (!values[name] || values[name] === last.get(name)),
    )
    for (const { name, defaultFrom } of following) last.set(name, values[defaultFrom])
    return Object.fromEntries(following.map(({ name, defaultFrom }) => [name, values[defaultFrom]]))
  }
}
