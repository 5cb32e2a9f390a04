import { callAddress } from '../api/call-address.ts'
import type { LoadResource, Resource } from '../api/resource.ts'
import type { Pages } from '../schema/entity.ts'
import { parseRecordId } from '../schema/record-id.ts'
import { listQuery, readListState } from './list/list-state.ts'
import { loadChunk } from './loading/load-chunk.ts'
import { once } from './loading/once.ts'
import type { Route, Screen, Visit } from './navigation/route.ts'

/** What the routes of an entity are made of before its config is there. */
export interface ResourceRoute {
  readonly path: string
  readonly load: LoadResource
  /** Where its list and its records are read, where a plain GET does. */
  readonly list?: string
  readonly read?: string
}

type Generated = Pick<Extract<Screen, { resource: Resource }>, 'Component'> & {
  readonly prefetch?: (resource: Resource, visit: Visit) => Promise<void>
}

/** The three routes of an entity. Its config, its screens and its data are fetched together, when first visited. */
export function resourceRoutes({ path, load, list, read }: ResourceRoute): Route[] {
  return [
    {
      path,
      load: loadScreen(load, 'list', loadListPage),
      reads: ({ search }) => (list === undefined ? [] : [listAddress(list, search)]),
    },
    { path: `${path}/create`, load: loadScreen(load, 'create', loadCreatePage) },
    {
      path: `${path}/edit/:id`,
      load: loadScreen(load, 'edit', loadEditPage),
      reads({ params }) {
        const id = parseRecordId(params['id'])
        return read === undefined || id === null ? [] : [callAddress(read, { id })]
      },
    },
  ]
}

function listAddress(path: string, search: URLSearchParams): string {
  const state = readListState(search, [search.get('sort') ?? ''])
  return callAddress(path, { query: { ...listQuery(state) } })
}

const loadListPage = () =>
  loadChunk(() => import('./list/ListPage.tsx')).then(({ ListPage, prefetchVisit }) => ({
    Component: ListPage,
    prefetch: prefetchVisit,
  }))
const loadControls = () => loadChunk(() => import('../kinds/controls.ts'))
const loadCreatePage = async () => {
  const page = loadChunk(() => import('./form/CreatePage.tsx'))
  const [{ CreatePage }, { prefetchControls }] = await Promise.all([page, loadControls()])
  return { Component: CreatePage, prefetch: prefetchControls }
}
const loadEditPage = async () => {
  const page = loadChunk(() => import('./form/EditPage.tsx'))
  const [{ EditPage, prefetchVisit }, { prefetchControls }] = await Promise.all([page, loadControls()])
  return {
    Component: EditPage,
    async prefetch(resource: Resource, visit: Visit) {
      await Promise.all([prefetchControls(resource), prefetchVisit(resource, visit)])
    },
  }
}

function loadScreen(load: LoadResource, page: keyof Pages, loadGenerated: () => Promise<Generated>) {
  return once(async (): Promise<Screen> => {
    const [resource, { Component, prefetch }] = await Promise.all([load(), loadGenerated()])
    const own = await resource.entity.pages?.[page]?.()
    if (own) return { Component: own.default, resource }
    return { Component, resource, prefetch: prefetch && ((visit) => prefetch(resource, visit)) }
  })
}
