import { createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { LoadResource } from '../../api/resource.ts'
import { drawOwn, type FeatureRoutes } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

/** A screen for each entity, which says that there is no tree where its list has none. */
export const treeRoutes: FeatureRoutes = ({ entityPaths }) =>
  entityPaths.map(({ path, load }) => treeRoute(path, load))

function treeRoute(path: string, load: LoadResource): RouteObject {
  return {
    path: `${path}/tree`,
    lazy: async () => {
      const [resource, { TreePage }] = await Promise.all([load(), withWords(import('./TreePage.tsx'))])
      const { name } = resource.entity
      return {
        element: await drawOwn(resource, ['list'], (own) =>
          createElement(TreePage, { key: name, resource: own }),
        ),
      }
    },
  }
}
