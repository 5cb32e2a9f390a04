import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { App } from '../../../../src/schema/app.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { isEntity } from '../checks/entity-check.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import type { PageFile } from '../model.ts'
import { describeUnknownRole, rolesOf } from './access.ts'
import { OWN_ORDERS } from './shared-names.ts'

/** Widgets name dashboards that the app has, and each of these has a widget and a place of its own in the menu. */
export function checkDashboards(
  app: App | undefined,
  modules: readonly EntityModule[],
  pages: readonly PageFile[],
  appFile: string,
): readonly Finding[] {
  const known = Object.keys(app?.dashboards ?? {})
  const entities = modules.flatMap(({ exports }) => Object.values(exports)).filter(isEntity)
  const named = new Set(entities.flatMap(widgetsIn).map(({ dashboard }) => dashboard))
  const ofApp = { file: appFile, exportedAs: 'app' }
  const empty = known
    .filter((name) => !named.has(name))
    .map((name): Finding => {
      const message = `no widget stands on it; expected one with dashboard: '${name}'`
      return { ...ofApp, code: 'E250', path: ['dashboards', name], isAboutKey: true, message }
    })
  return [
    ...modules.flatMap((module) => findUnknown(module, known)),
    ...empty,
    ...[...findTakenPlaces(app, entities, pages), ...findUnknownRoles(app, entities)].map((finding) => ({
      ...ofApp,
      ...finding,
    })),
  ]
}

function widgetsIn({ home }: AnyEntity) {
  return Object.entries(home?.widgets ?? {}).map(([key, { dashboard }]) => ({ key, dashboard }))
}

function findUnknown({ file, exports }: EntityModule, known: readonly string[]): readonly Finding[] {
  return Object.entries(exports).flatMap(([exportedAs, entity]) => {
    if (!isEntity(entity)) return []
    return widgetsIn(entity).flatMap(({ key, dashboard }): readonly Finding[] => {
      if (dashboard === undefined || known.includes(dashboard)) return []
      const message = `there is no dashboard "${dashboard}"; ${expectDashboard(known, dashboard)}`
      return [{ code: 'E159', file, exportedAs, path: ['home', 'widgets', key, 'dashboard'], message }]
    })
  })
}

function expectDashboard(known: readonly string[], name: string): string {
  if (known.length > 0) return expectOneOf(known, name)
  return `expected one of the program; write in entities/app.ts dashboards: { ${name}: { label: '…', icon: '…', order: 5 } }`
}

function findTakenPlaces(app: App | undefined, entities: readonly AnyEntity[], pages: readonly PageFile[]) {
  const screens = [...entities, ...pages.map(({ page }) => page)]
  const taken = new Set([...OWN_ORDERS, ...screens.flatMap(({ menu }) => menu?.order ?? [])])
  return Object.entries(app?.dashboards ?? {}).flatMap(([name, { order }]) => {
    const isTaken = taken.has(order)
    taken.add(order)
    if (!isTaken) return []
    const message = `the place ${order} in the menu is taken by another screen already; expected one that is free`
    return [{ code: 'E222' as const, path: ['dashboards', name, 'order'], message }]
  })
}

function findUnknownRoles(app: App | undefined, entities: readonly AnyEntity[]) {
  const known = rolesOf(entities)
  return Object.entries(app?.dashboards ?? {}).flatMap(([name, { roles = [] }]) =>
    roles.flatMap((role, place) =>
      known?.includes(role)
        ? []
        : [
            {
              code: 'E200' as const,
              path: ['dashboards', name, 'roles', place],
              message: describeUnknownRole(known, role),
            },
          ],
    ),
  )
}
