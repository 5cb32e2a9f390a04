import { createContext, useContext, lazy, type ComponentType } from 'react'
import type { Person } from '../../../schema/access/access.ts'
import type { LoadComponent } from '../../../schema/entity/component.ts'
import { withWords } from '../../../texts/with-words.ts'

/** Who is logged in, as far as access goes; null until it is known. */
export const PersonContext = createContext<Person | null>(null)

/** Whether a form is about the person who fills it in: what the browser knows of that person belongs nowhere else. */
export const CallersData = createContext(false)

/** What the browser may offer to fill in. */
export function useAutoComplete(token: string | undefined): string {
  const isOwn = useContext(CallersData)
  return isOwn && token !== undefined ? token : 'off'
}

const loaded = new WeakMap<LoadComponent<never>, ComponentType<never>>()

/** The component of an entity's own that a config loads; the same one each time, so that it keeps its state. */
export function customComponent<Props>(load: LoadComponent<never>): ComponentType<Props> {
  // Where it was written down the compiler has compared its props with what the field's kind gives it.
  const component = loaded.get(load) ?? lazy(() => withWords((load as LoadComponent<Props>)()))
  loaded.set(load, component)
  // Made of the same `load`, now or before.
  return component as ComponentType<Props>
}
