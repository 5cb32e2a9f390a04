import { widgetsOf } from '../../../../src/kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { mostOf, type Widget, type WidgetOutline } from '../../../../src/schema/entity/widget.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { demandOrder } from './demand-order.ts'
import { createIcons, type Icons } from './icons.ts'
import { pickAccess } from './pick-access.ts'
import { exportConstant, importTypes, arrayLiteral, literal, objectLiteral } from './structures.ts'

/** Generates the count cards and the widgets of the dashboard. */
export function buildHome({ entities, account }: Model): string {
  const counted = entities.map(({ entity }) => entity).filter(hasCount)
  const icons = createIcons(counted)
  const widgets = entities.flatMap(({ entity }) => buildWidgets(entity))
  return buildSource('entities/', [
    ...icons.imports,
    importTypes('../engine/feature.ts', 'HomeCard', 'HomeWidget'),
    exportConstant({
      name: 'homeCards',
      type: 'readonly HomeCard[]',
      doc: 'The dashboard, in the order of the menu.',
      initializer: arrayLiteral(
        entities.flatMap(({ entity }) => buildCard(entity, icons, account.account.roles === 'data')),
      ),
    }),
    exportConstant({
      name: 'homeSteps',
      type: 'readonly string[]',
      doc: 'The answers of the counts, in the order in which first records are made.',
      initializer: arrayLiteral(demandOrder(counted).flatMap(({ home }) => literal(home?.answer) ?? [])),
    }),
    exportConstant({
      name: 'homeWidgets',
      type: 'readonly HomeWidget[]',
      doc: 'What stands below the counts, in the order of the menu and of each config.',
      initializer: arrayLiteral(widgets),
    }),
  ])
}

/** @param isAsked whether what may be seen depends on roles in data */
function buildCard(entity: AnyEntity, icons: Icons, isAsked: boolean): readonly string[] {
  const { path, home } = entity
  if (home?.answer === undefined) return []
  const card = objectLiteral({
    name: isAsked ? literal(entity.name) : undefined,
    label: literal(home.label),
    answer: literal(home.answer),
    path: literal(path),
    icon: icons.nameOf(entity),
    access: literal(pickAccess(entity, ['list', 'read', 'create'])),
  })
  return [card]
}

function hasCount({ home }: AnyEntity): boolean {
  return home?.answer !== undefined
}

/** Those of one dashboard. @param dashboard its name; none of the first one */
export function buildWidgets(entity: AnyEntity, dashboard?: string): readonly string[] {
  const standing = widgetsOf(entity).filter(({ widget }) => widget.dashboard === dashboard)
  return standing.map(({ name, widget }) =>
    objectLiteral({
      entity: literal(entity.name),
      name: literal(name),
      shape: literal(outlineOf(widget)),
      most: literal(widget.shape === 'own' ? undefined : mostOf(widget)),
    }),
  )
}

function outlineOf(widget: Widget): WidgetOutline {
  if (widget.shape === 'chart') return widget.as ?? 'bars'
  return widget.shape === 'list' && widget.isToDo ? 'toDo' : widget.shape
}
