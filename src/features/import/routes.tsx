import type { RouteObject } from 'react-router-dom'
import type { LoadResource } from '../../api/resource.ts'
import { drawOwn, type FeatureRoutes } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

/** A screen for each entity, which imports its records. */
export const importRoutes: FeatureRoutes = ({ entityPaths }) =>
  entityPaths.map(({ path, load }) => importRoute(path, load))

function importRoute(path: string, load: LoadResource): RouteObject {
  return {
    path: `${path}/import`,
    lazy: async () => {
      const [resource, { ImportPage }] = await Promise.all([load(), withWords(import('./ImportPage.tsx'))])
      const { name } = resource.entity
      return {
        element: await drawOwn(resource, ['create'], (own) => <ImportPage key={name} resource={own} />),
      }
    },
  }
}
