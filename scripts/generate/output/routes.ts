import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, listOf } from './structures.ts'

/** The routes of every entity's screens. */
export function buildRoutes({ entities }: Model): string {
  const routes = entities.map(({ entity }) => `...resourceRoutes('${entity.path}', resources.${entity.name})`)
  return buildSource('entities/', [
    importTypes('react-router-dom', 'RouteObject'),
    importNames('../engine/resource-routes.tsx', 'resourceRoutes'),
    importNames('./resources.ts', 'resources'),
    exportConstant({
      name: 'entityRoutes',
      type: 'readonly RouteObject[]',
      doc: 'The list, create and edit screens of every entity.',
      initializer: listOf(routes),
    }),
  ])
}
