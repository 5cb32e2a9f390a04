import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { dashboardPath } from '../../../../src/schema/entity/dashboard.ts'
import type { EntityMenu } from '../../../../src/schema/entity/menu.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { createIcons, type Icons, type Listed } from './icons.ts'
import { pickAccess } from './pick-access.ts'
import { exportConstant, importTypes, arrayLiteral, literal, objectLiteral } from './structures.ts'

/** Generates the menu items of entities, and of screens of one's own. */
export function buildMenu({ app, entities, pages, account }: Model): string {
  const listed = [
    ...entities.map(({ entity }) => entity),
    ...pages.map(({ name, page }) => ({
      ...page,
      name: `${name}Page`,
      ...(page.roles && { access: { menu: page.roles } }),
    })),
    ...Object.entries(app.dashboards ?? {}).map(([name, { roles, ...menu }]) => ({
      name: `${name}Dashboard`,
      path: dashboardPath(name),
      menu,
      ...(roles && { access: { menu: roles } }),
    })),
  ]
  const icons = createIcons(listed)
  return buildSource('entities/', [
    ...icons.imports,
    importTypes('../engine/feature.ts', 'MenuGroups', 'MenuItem'),
    exportConstant({
      name: 'entityMenu',
      type: 'readonly MenuItem[]',
      doc: 'The side menu, in its order.',
      initializer: arrayLiteral(
        listed.flatMap((each) => buildItem(each, icons, account.account.roles === 'data')),
      ),
    }),
    exportConstant({
      name: 'menuGroups',
      type: 'MenuGroups',
      doc: 'The groups of the side menu, by name.',
      initializer: literal(app.menuGroups) ?? '{}',
    }),
  ])
}

interface Item extends Listed, Pick<AnyEntity, 'access'> {
  readonly path: string
  readonly menu?: EntityMenu
}

/** @param isAsked whether what may be seen depends on roles in data */
function buildItem(entity: Item, icons: Icons, isAsked: boolean): readonly string[] {
  const { path, menu } = entity
  if (!menu) return []
  const item = objectLiteral({
    name: isAsked ? literal(entity.name) : undefined,
    path: literal(path),
    label: literal(menu.label),
    icon: icons.nameOf(entity),
    order: literal(menu.order),
    group: literal(menu.group),
    counted: menu.badge && literal(entity.name),
    access: literal(pickAccess(entity, ['menu', 'list', 'read'])),
  })
  return [item]
}
