import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Model, PageFile } from '../model.ts'
import { buildSource } from './build-source.ts'
import { buildDashboardRoutes } from './dashboards.ts'
import { exportConstant, importNames, importTypes, arrayLiteral, literal } from './structures.ts'

/** The routes of every entity's screens, and of one's own. */
export function buildRoutes(model: Model): string {
  const { entities, pages } = model
  const dashboards = buildDashboardRoutes(model)
  const open = pages.filter(({ page }) => page.isOpen === true)
  const guarded = pages.filter((each) => !open.includes(each))
  return buildSource('entities/', [
    importTypes('react-router-dom', 'RouteObject'),
    importTypes('../api/resource.ts', 'LoadResource'),
    importNames('../engine/resource-routes.tsx', 'createRoute', 'editRoute', 'listRoute'),
    ...(pages.length > 0 ? [importNames('../engine/custom-page-route.tsx', 'customPageRoute')] : []),
    ...(dashboards.length > 0 ? [importNames('../features/home/dashboard-route.tsx', 'dashboardRoute')] : []),
    importNames('./resources.ts', 'resources'),
    exportConstant({
      name: 'entityRoutes',
      type: 'RouteObject[]',
      doc: 'The list, create and edit screens of every entity.',
      initializer: arrayLiteral(entities.flatMap(({ entity }) => buildScreens(entity))),
    }),
    exportConstant({
      name: 'entityPaths',
      type: 'readonly { readonly path: string; readonly load: LoadResource }[]',
      doc: 'Where the screens of every entity stand, for features that add one.',
      initializer: arrayLiteral(
        entities.map(({ entity }) => `{ path: ${literal(entity.path)}, load: resources.${entity.name} }`),
      ),
    }),
    exportConstant({
      name: 'customRoutes',
      type: 'RouteObject[]',
      doc: "The screens of one's own, and further dashboards.",
      initializer: arrayLiteral([...guarded.map(buildPage), ...dashboards]),
    }),
    exportConstant({
      name: 'openRoutes',
      type: 'RouteObject[]',
      doc: 'Those that everybody may see.',
      initializer: arrayLiteral(open.map(buildPage)),
    }),
  ])
}

function buildScreens({ name, path }: AnyEntity): readonly string[] {
  const screens = {
    listRoute: path,
    createRoute: `${path}/create`,
    editRoute: `${path}/edit/:id`,
  }
  return Object.entries(screens).map(
    ([route, address]) => `{ path: ${literal(address)}, lazy: ${route}(resources.${name}) }`,
  )
}

function buildPage({ file, name, page: { path } }: PageFile): string {
  const load = `async () => (await import(${literal(`../../${file}`)})).${name}`
  return `{ path: ${literal(path)}, lazy: customPageRoute(${load}) }`
}
