import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { App } from '../../../../src/schema/entity/app.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { isEntity } from '../checks/entity-check.ts'
import type { Finding } from '../diagnostics/finding.ts'
import type { EntityModule } from '../loading/read-modules.ts'
import type { PageFile } from '../model.ts'
import { describeUnknownRole, rolesOf } from './access.ts'
import { OWN_ORDERS } from './shared-names.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { Widget } from '../../../../src/schema/entity/widget.ts'

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

/** A use of a field by a widget: the reason why it is not possible, where it is not. */
interface Use {
  readonly name: string
  readonly path: Path
  readonly refuse: (field: Field, fields: EntityParts['fields']) => string | undefined
}

/** Widgets name fields of their entity, and use each for what its kind can do. */
export function checkWidgets(entity: EntityParts): readonly EntityFinding[] {
  return entity.widgets.flatMap(([key, widget]) => [
    ...findNoDay(widget, ['home', 'widgets', key]),
    ...checkUses(entity, usesOf(widget, ['home', 'widgets', key])),
  ])
}

function checkUses({ fields, invalidFields }: EntityParts, uses: readonly Use[]): readonly EntityFinding[] {
  const known = [...Object.keys(fields), ...invalidFields]
  return uses.flatMap(({ name, path, refuse }): readonly EntityFinding[] => {
    if (!known.includes(name)) {
      return [{ code: 'E154', path, message: `there is no field "${name}"; ${expectOneOf(known, name)}` }]
    }
    const field = fields[name]
    const message = field && refuse(field, fields)
    return message === undefined ? [] : [{ code: 'E155', path, message: `"${name}" ${message}` }]
  })
}

/** What is to be done is told with its day. */
function findNoDay(widget: Widget, path: Path): readonly EntityFinding[] {
  if (widget.shape !== 'list' || !widget.isToDo || widget.sort !== undefined) return []
  const message = "there is no day; expected the field that the lines begin with; write sort: '…'"
  return [{ code: 'E158', path: [...path, 'isToDo'], message }]
}

function usesOf(widget: Widget, path: Path): readonly Use[] {
  switch (widget.shape) {
    case 'list':
      return [
        ...(widget.sort === undefined
          ? []
          : [{ name: widget.sort, path: [...path, 'sort'], refuse: widget.isToDo ? refuseDay : refuseSort }]),
        ...widget.columns.map((name, place) => {
          return { name, path: [...path, 'columns', place], refuse: refuseColumn }
        }),
      ]
    case 'chart':
      return [{ name: widget.by, path: [...path, 'by'], refuse: refuseCount }]
    case 'latest':
    case 'own':
      return []
  }
}

function refuseSort(field: Field): string | undefined {
  if (definitionOf(field).isSortable) return undefined
  return 'has no order; expected a field that lists are sorted by'
}

function refuseDay(field: Field): string | undefined {
  return filterSchemas(field).within ? undefined : 'has no days; expected a date or a datetime'
}

function refuseColumn(field: Field): string | undefined {
  return definitionOf(field).isSecret ? 'is shown to nobody; expected another field' : undefined
}

function refuseCount(field: Field, fields: EntityParts['fields']): string | undefined {
  if (definitionOf(field).isCategory) return undefined
  const able = Object.keys(fields).filter((name) => fields[name] && definitionOf(fields[name]).isCategory)
  return `has no names to count by; expected a choice, a lookup or a reference; ${able.length === 0 ? 'this entity has none' : `write by: '${able[0]}'`}`
}
