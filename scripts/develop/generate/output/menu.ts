import type { AnyEntity } from '../../../../src/schema/entity.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importTypes, listOf, literal, objectOf } from './structures.ts'

/** The entities' entries of the side menu. */
export function buildMenu({ entities }: Model): string {
  return buildSource('entities/', [
    importTypes('../engine/menu-item.ts', 'MenuItem'),
    exportConstant({
      name: 'entityMenu',
      type: 'readonly MenuItem[]',
      doc: 'The side menu, in its order.',
      initializer: listOf(entities.flatMap(({ entity }) => buildItem(entity))),
    }),
  ])
}

function buildItem({ path, menu }: AnyEntity): readonly string[] {
  if (!menu) return []
  const item = objectOf({
    path: literal(path),
    label: literal(menu.label),
    icon: literal(menu.icon),
    order: literal(menu.order),
    onlyForSuperAdministrator: literal(menu.onlyForSuperAdministrator),
  })
  return [item]
}
