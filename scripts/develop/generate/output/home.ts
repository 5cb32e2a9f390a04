import type { AnyEntity } from '../../../../src/schema/entity.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importTypes, listOf, literal, objectOf } from './structures.ts'

/** The count cards of the dashboard. */
export function buildHome({ entities }: Model): string {
  return buildSource('entities/', [
    importTypes('../engine/home-card.ts', 'HomeCard'),
    exportConstant({
      name: 'homeCards',
      type: 'readonly HomeCard[]',
      doc: 'The dashboard, in the order of the menu.',
      initializer: listOf(entities.flatMap(({ entity }) => buildCard(entity))),
    }),
  ])
}

function buildCard({ path, menu, home }: AnyEntity): readonly string[] {
  if (!home) return []
  const card = { label: home.label, answer: home.answer, path, icon: menu?.icon ?? 'record' }
  return [objectOf(Object.fromEntries(Object.entries(card).map(([key, value]) => [key, literal(value)])))]
}
