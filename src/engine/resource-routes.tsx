import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { LoadResource, Resource } from '../api/resource.ts'

type Screen = ComponentType<{ readonly resource: Resource }>

/** The three routes of an entity. Its config and its screens are fetched together, when first visited. */
export function resourceRoutes(path: string, load: LoadResource): RouteObject[] {
  return [
    { path, lazy: lazyScreen(load, loadListPage) },
    { path: `${path}/create`, lazy: lazyScreen(load, loadCreatePage) },
    { path: `${path}/edit/:id`, lazy: lazyScreen(load, loadEditPage) },
  ]
}

export const loadListPage = async (): Promise<Screen> => (await import('./list/ListPage.tsx')).ListPage
const loadCreatePage = async (): Promise<Screen> => (await import('./form/CreatePage.tsx')).CreatePage
const loadEditPage = async (): Promise<Screen> => (await import('./form/EditPage.tsx')).EditPage

function lazyScreen(load: LoadResource, loadScreen: () => Promise<Screen>) {
  return async () => {
    const [resource, Screen] = await Promise.all([load(), loadScreen()])
    // The key keeps one entity's screen from being taken for another's.
    return { element: <Screen key={resource.entity.name} resource={resource} /> }
  }
}
