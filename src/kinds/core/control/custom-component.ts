import { lazy, type ComponentType } from 'react'
import type { LoadComponent } from '../../../schema/entity/component.ts'
import { withWords } from '../../../texts/with-words.ts'

const loaded = new WeakMap<LoadComponent<never>, ComponentType<never>>()

/** The component of an entity's own that a config loads; the same one each time, so that it keeps its state. */
export function customComponent<Props>(load: LoadComponent<never>): ComponentType<Props> {
  // Where it was written down the compiler has compared its props with what the field's kind gives it.
  const component = loaded.get(load) ?? lazy(() => withWords((load as LoadComponent<Props>)()))
  loaded.set(load, component)
  // Made of the same `load`, now or before.
  return component as ComponentType<Props>
}
