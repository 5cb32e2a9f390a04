import { StructureKind, type PropertySignatureStructure, type StatementStructures } from 'ts-morph'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { relationsOf } from '../../../../src/kinds/core/definition/definitions.ts'
import { readFieldPaths } from '../entity-paths.ts'
import type { Model } from '../model.ts'
import { rolesOf } from '../rules/access.ts'
import { buildSource } from './build-source.ts'
import { objectLiteral } from './structures.ts'

const MODULE = '../schema/entity/entity-shapes.ts'

/** The record shape of each entity, used to type paths and relations. */
export function buildEntityShapes({ entities }: Model): string {
  const roles = rolesOf(entities.map(({ entity }) => entity)) ?? []
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
      ...(roles.length > 0 ? [rolesOfProgram(roles)] : []),
    ],
  }
  return buildSource('entities/', [`import '${MODULE}'`, augmentation])
}

function rolesOfProgram(roles: readonly string[]): StatementStructures {
  const type = roles.map((role) => JSON.stringify(role)).join(' | ')
  return { kind: StructureKind.Interface, name: 'ProgramRoles', properties: [{ name: 'name', type }] }
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
