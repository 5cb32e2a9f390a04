import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { LoadResource, Resource } from '../api/resource.ts'
import type { Pages } from '../schema/entity.ts'

type Screen = ComponentType<{ readonly resource: Resource }>

/** The three routes of an entity. Its config and its screens are fetched together, when first visited. */
export function resourceRoutes(path: string, load: LoadResource): RouteObject[] {
  return [
    { path, lazy: lazyScreen(load, 'list', loadListPage) },
    { path: `${path}/create`, lazy: lazyScreen(load, 'create', loadCreatePage) },
    { path: `${path}/edit/:id`, lazy: lazyScreen(load, 'edit', loadEditPage) },
  ]
}

export const loadListPage = async (): Promise<Screen> => (await import('./list/ListPage.tsx')).ListPage
const loadCreatePage = async (): Promise<Screen> => (await import('./form/CreatePage.tsx')).CreatePage
const loadEditPage = async (): Promise<Screen> => (await import('./form/EditPage.tsx')).EditPage

function lazyScreen(load: LoadResource, page: keyof Pages, loadScreen: () => Promise<Screen>) {
  return async () => {
    const [resource, generated] = await Promise.all([load(), loadScreen()])
    const own = await resource.entity.pages?.[page]?.()
    const Screen = own?.default ?? generated
    // The key keeps one entity's screen from being taken for another's.
    return { element: <Screen key={resource.entity.name} resource={resource} /> }
  }
}
