import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** `lazy` for a part that the screen works without: where its code cannot be fetched nothing stands there. */
export function lazyOptional<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })))
}
