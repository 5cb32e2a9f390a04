import { widgetsOf } from '../../../../src/kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { createIcons, type Icons } from './icons.ts'
import { pickAccess } from './pick-access.ts'
import {
  exportConstant,
  importNames,
  importTypes,
  arrayLiteral,
  literal,
  objectLiteral,
} from './structures.ts'

/** Generates the count cards and the widgets of the dashboard. */
export function buildHome({ entities }: Model): string {
  const icons = createIcons(entities.map(({ entity }) => entity).filter(hasCount))
  const widgets = entities.flatMap(({ entity }) => buildWidgets(entity))
  return buildSource('entities/', [
    ...icons.imports,
    importTypes('../engine/home-card.ts', 'HomeCard', 'HomeWidget'),
    ...(widgets.length === 0 ? [] : [importNames('./resources.ts', 'resources')]),
    exportConstant({
      name: 'homeCards',
      type: 'readonly HomeCard[]',
      doc: 'The dashboard, in the order of the menu.',
      initializer: arrayLiteral(entities.flatMap(({ entity }) => buildCard(entity, icons))),
    }),
    exportConstant({
      name: 'homeWidgets',
      type: 'readonly HomeWidget[]',
      doc: 'What stands below the counts, in the order of the menu and of each config.',
      initializer: arrayLiteral(widgets),
    }),
  ])
}

function buildCard(entity: AnyEntity, icons: Icons): readonly string[] {
  const { path, home } = entity
  if (home?.answer === undefined) return []
  const card = objectLiteral({
    label: literal(home.label),
    answer: literal(home.answer),
    path: literal(path),
    icon: icons.nameOf(entity),
    access: literal(pickAccess(entity, ['list', 'read'])),
  })
  return [card]
}

function hasCount({ home }: AnyEntity): boolean {
  return home?.answer !== undefined
}

function buildWidgets(entity: AnyEntity): readonly string[] {
  return widgetsOf(entity).map(({ name }) =>
    objectLiteral({ name: literal(name), resource: `resources.${entity.name}` }),
  )
}
