import type { ComponentType } from 'react'
import type { LoadResource } from '../../api/resource.ts'
import type { HomeWidget } from '../../engine/home-card.ts'

interface AnswersProps {
  /** What the home call answered, by `widgetKey`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Loads the code of the widgets and the configs that they stand in, all at once, so that they appear together. */
export async function loadWidgets(
  widgets: readonly HomeWidget[],
  /** The way to every entity, by name. */
  resources: Readonly<Record<string, LoadResource>>,
): Promise<{ default: ComponentType<AnswersProps> }> {
  try {
    const [{ Widgets }, loaded] = await Promise.all([
      import('./Widgets.tsx'),
      Promise.all(widgets.map(async ({ name, resource }) => ({ name, resource: await resource() }))),
    ])
    return { default: ({ answers }) => <Widgets widgets={loaded} resources={resources} answers={answers} /> }
  } catch {
    // The counts stand without them.
    return { default: () => null }
  }
}
