import { StructureKind, type PropertySignatureStructure, type StatementStructures } from 'ts-morph'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { readFieldPaths, readReferences } from '../entity-paths.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { objectOf } from './structures.ts'

const MODULE = '../schema/entity-shapes.ts'

/** What the entities look like from outside, for the types of paths and relations. */
export function buildEntityShapes({ entities }: Model): string {
  const augmentation: StatementStructures = {
    kind: StructureKind.Module,
    name: `'${MODULE}'`,
    hasDeclareKeyword: true,
    statements: [
      {
        kind: StructureKind.Interface,
        name: 'EntityShapes',
        properties: entities.map(({ entity }) => shapeProperty(entity)),
      },
    ],
  }
  return buildSource('entities/', [`import '${MODULE}'`, augmentation])
}

function shapeProperty(entity: AnyEntity): PropertySignatureStructure {
  const fields = readFieldPaths(entity).map((path) => `'${path}'`)
  const relations = readReferences(entity).map(([, { as, to }]) => [as, `'${to}'`])
  const type = objectOf({
    fields: fields.join(' | ') || 'never',
    relations: objectOf(Object.fromEntries(relations)),
  })
  return { kind: StructureKind.PropertySignature, name: entity.name, type }
}
