import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import {
  exportConstant,
  importAll,
  importNames,
  importTypes,
  arrayLiteral,
  objectLiteral,
} from './structures.ts'

/** Generates the list of all entities and of their own code, for the backend. */
export function buildRegistry({ entities, serverFiles, computedBy }: Model): string {
  const traced = entities.map(({ entity: { name } }) => {
    const hash = computedBy.get(name)
    return hash === undefined ? name : `{ ...${name}, computedBy: ${JSON.stringify(hash)} }`
  })
  return buildSource('entities/', [
    ...entities.map(({ file, entity }) => importNames(`../../${file}`, entity.name)),
    ...[...serverFiles].map(([name, file]) => importAll(`../../${file}`, nameBehaviour(name))),
    importTypes('../behaviour/behaviour.ts', 'Behaviours'),
    importTypes('../schema/entity/entity.ts', 'AnyEntity'),
    exportConstant({
      name: 'entities',
      type: 'readonly AnyEntity[]',
      doc: 'Every entity, in the order of the menu.',
      initializer: arrayLiteral(traced),
    }),
    exportConstant({
      name: 'behaviours',
      type: 'Behaviours',
      doc: 'The own code of entities, by entity.',
      initializer: objectLiteral(
        Object.fromEntries([...serverFiles].map(([name]) => [name, nameBehaviour(name)])),
      ),
    }),
  ])
}

function nameBehaviour(entity: string): string {
  return `${entity}Behaviour`
}
