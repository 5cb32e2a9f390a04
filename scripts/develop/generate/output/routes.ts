import type { AnyEntity } from '../../../../src/schema/entity.ts'
import type { Endpoint } from '../../../../src/schema/endpoint.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, listOf, literal, objectOf } from './structures.ts'

/** The routes of every entity's screens. */
export function buildRoutes({ entities }: Model): string {
  const routes = entities.map(({ entity }) => `...resourceRoutes(${buildRoute(entity)})`)
  return buildSource('entities/', [
    importTypes('../engine/navigation/route.ts', 'Route'),
    importNames('../engine/resource-routes.ts', 'resourceRoutes'),
    importNames('./resources.ts', 'resources'),
    exportConstant({
      name: 'entityRoutes',
      type: 'readonly Route[]',
      doc: 'The list, create and edit screens of every entity.',
      initializer: listOf(routes),
    }),
  ])
}

/** A page of an entity's own asks for what it likes. */
function buildRoute({ name, path, endpoints: { list, read }, pages = {} }: AnyEntity): string {
  return objectOf({
    path: literal(path),
    load: `resources.${name}`,
    list: pages.list ? undefined : literal(earlyRead(list)),
    read: pages.edit || !read.path.includes(':id') ? undefined : literal(earlyRead(read)),
  })
}

/** The path that a plain GET reads; whatever else an endpoint asks for waits for the entity's client. */
function earlyRead({ method, path, body, credentials = 'include' }: Endpoint): string | undefined {
  return method === 'GET' && body === undefined && credentials === 'include' ? path : undefined
}
