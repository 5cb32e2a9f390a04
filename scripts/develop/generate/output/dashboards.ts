import { dashboardPath } from '../../../../src/schema/entity/dashboard.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { buildWidgets } from './home.ts'
import { arrayLiteral, exportConstant, importTypes, literal, objectLiteral } from './structures.ts'

/** Generates the dashboards beside the first one, with their widgets in the order of the menu and of each config. */
export function buildDashboards({ app, entities }: Model): string {
  const all = Object.entries(app.dashboards ?? {}).map(([name, { label, title = label, roles }]) => {
    const widgets = entities.flatMap(({ entity }) => buildWidgets(entity, name))
    const dashboard = { title: literal(title), roles: literal(roles), widgets: arrayLiteral(widgets) }
    return [name, objectLiteral(dashboard)] as const
  })
  return buildSource('entities/', [
    importTypes('../engine/feature.ts', 'FurtherDashboards'),
    exportConstant({
      name: 'dashboards',
      type: 'FurtherDashboards',
      doc: 'The dashboards beside the first one, by name.',
      initializer: objectLiteral(Object.fromEntries(all)),
    }),
  ])
}

/** The routes of their screens. */
export function buildDashboardRoutes({ app }: Model): readonly string[] {
  return Object.keys(app.dashboards ?? {}).map((name) => {
    const load = `async () => (await import('./dashboards.ts')).dashboards`
    return `{ path: ${literal(dashboardPath(name))}, lazy: dashboardRoute(${literal(name)}, ${load}) }`
  })
}
