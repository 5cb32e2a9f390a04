import type { ReactElement } from 'react'
import { useParams, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import type { LoadResource, Resource } from '../api/resource.ts'
import type { Operation } from '../schema/access/access.ts'
import type { LoadComponent } from '../schema/entity/component.ts'
import type { PageProps } from '../schema/entity/entity.ts'
import { withWords } from '../texts/with-words.ts'

// What is fetched when an entity's screen is first visited: its config, the screen, and by the loader its data. A screen
// is an element, as the router would draw a component anew at each step of a navigation; the key keeps one entity's
// screen from being taken for another's.
export type LazyRoute = LazyRouteFunction<RouteObject>

export function listRoute(load: LoadResource): LazyRoute {
  return async () => {
    const [resource, { ListPage, loadList }] = await Promise.all([load(), import('./list/ListPage.tsx')])
    const { name, pages } = resource.entity
    if (pages?.list) return customPage(resource, pages.list)
    return {
      element: await drawOwn(resource, ['list'], (own) => (
        <ListPage key={name} resource={own} prefetchForm={() => prefetchForm(own)} />
      )),
      loader: await loadList(resource),
    }
  }
}

export function createRoute(load: LoadResource): LazyRoute {
  return async () => {
    const page = withWords(import('./form/CreatePage.tsx'))
    const [resource, { CreatePage }, { prefetchControls }] = await Promise.all([
      load(),
      page,
      importControls(),
    ])
    const { name, pages } = resource.entity
    if (pages?.create) return customPage(resource, pages.create)
    return {
      element: await drawOwn(resource, ['create'], (own) => <CreatePage key={name} resource={own} />),
      loader: () => void prefetchControls(resource),
    }
  }
}

export function editRoute(load: LoadResource): LazyRoute {
  return async () => {
    const [resource, { EditPage, EditError, loadRecord }, { prefetchControls }] = await Promise.all([
      load(),
      importEditPage(),
      importControls(),
    ])
    const { name, pages } = resource.entity
    if (pages?.edit) return customPage(resource, pages.edit)
    return {
      element: await drawOwn(resource, ['read'], (own) => <EditPage key={name} resource={own} />),
      errorElement: <EditError resource={resource} />,
      loader(args) {
        void prefetchControls(resource)
        return loadRecord(resource, args)
      },
    }
  }
}

const importEditPage = () => withWords(import('./form/EditPage.tsx'))
const importControls = () => withWords(import('../kinds/core/control/controls.ts'))

/** A press on a link finds the code of the whole form then, and waits for the record alone. */
async function prefetchForm(resource: Resource): Promise<void> {
  const [{ prefetchControls }] = await Promise.all([importControls(), importEditPage()])
  await prefetchControls(resource)
}

/** Where not everybody may everything, the code that knows it draws the screen. */
export async function drawOwn(
  resource: Resource,
  actions: readonly Operation[],
  draw: (own: Resource) => ReactElement,
): Promise<ReactElement> {
  if (!resource.entity.access && !resource.hasRoles) return draw(resource)
  const { PermittedResource } = await withWords(import('./access/PermittedResource.tsx'))
  return (
    <PermittedResource resource={resource} actions={actions}>
      {draw}
    </PermittedResource>
  )
}

/** Custom pages load their own data. */
async function customPage(resource: Resource, load: LoadComponent<PageProps>) {
  const { default: Page } = await load()
  return {
    Component: function CustomPage() {
      return <Page resource={resource} params={useParams()} />
    },
  }
}
