import { StructureKind, type PropertySignatureStructure, type StatementStructures } from 'ts-morph'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { relationsOf } from '../../../../src/kinds/reference/relations.ts'
import { readFieldPaths } from '../entity-paths.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { objectLiteral } from './structures.ts'

const MODULE = '../schema/entity-shapes.ts'

/** The record shape of each entity, used to type paths and relations. */
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
  const relations = relationsOf(entity.fields).map(({ as, to }) => [as, `'${to}'`])
  const type = objectLiteral({
    fields: fields.join(' | ') || 'never',
    relations: objectLiteral(Object.fromEntries(relations)),
  })
  return { kind: StructureKind.PropertySignature, name: entity.name, type }
}
