import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { withWords } from '../../texts/with-words.ts'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** `lazy` for a part that says more than the first screens: its words come with it. */
export function lazyPart<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withWords(load()))
}

/** The same for a part that the screen works without: where its code cannot be fetched nothing stands there. */
export function lazyOptional<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazyPart(() => load().catch(() => ({ default: () => null })))
}
