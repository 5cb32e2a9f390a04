import type { RouteObject } from 'react-router-dom'
import type { LoadResource } from '../../api/resource.ts'
import { drawOwn } from '../../engine/resource-routes.tsx'

/** The screen that imports records of an entity. */
export function importRoute(path: string, load: LoadResource): RouteObject {
  return {
    path: `${path}/import`,
    lazy: async () => {
      const [resource, { ImportPage }] = await Promise.all([load(), import('./ImportPage.tsx')])
      const { name } = resource.entity
      return {
        element: await drawOwn(resource, ['create'], (own) => <ImportPage key={name} resource={own} />),
      }
    },
  }
}
