import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { parseOperand } from '../../../../src/kinds/core/filter/parse-where.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import { sameOperators } from '../../../../src/kinds/reference/option-filters.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { FILTER_OPERATORS, type FilterOperator } from '../../../../src/schema/where/filter.ts'
import { isOwnValue, isPlainPart, type OptionFilterPart } from '../../../../src/schema/where/option-filter.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import { fieldPlaces, readReferences } from '../entity-paths.ts'

interface Explained {
  readonly code: 'E310' | 'E311'
  readonly at: Path
  readonly isAboutKey?: boolean
  readonly message: string
}

/** What a reference is narrowed by are fields of both entities, whose values can be compared. */
export function checkNarrowings(entity: EntityParts, { entities }: AllEntities): readonly EntityFinding[] {
  return fieldPlaces(entity).flatMap(({ path, fields }) =>
    readReferences({ fields }).flatMap(([name, field]) => {
      const where = 'options' in field ? field.options?.where : undefined
      const target = entities.find((each) => each.name === field.to)
      if (!where || !target) return []
      const explained = path.length > 0 ? [IN_ROWS] : explain(entity, name, target, where)
      return explained.map(({ at, ...rest }) => ({
        ...rest,
        path: [...path, 'fields', name, 'options', ...at],
      }))
    }),
  )
}

const IN_ROWS: Explained = {
  code: 'E311',
  at: [],
  isAboutKey: true,
  message: 'a reference of a row follows nothing; remove it',
}

function explain(entity: EntityParts, own: string, target: EntityParts, where: object): readonly Explained[] {
  const parts: readonly (readonly [string, OptionFilterPart])[] = Object.entries(where)
  return parts.flatMap(([name, part]): readonly Explained[] => {
    const at = ['where', name]
    const field = target.fields[name]
    if (target.invalidFields.includes(name)) return []
    if (!field) {
      const message = `there is no field "${name}" of "${target.name}"; ${expectOneOf(Object.keys(target.fields), name)}`
      return [{ code: 'E310', at, isAboutKey: true, message }]
    }
    return operatorsOf(field, part).flatMap(([operator, value, inner]) =>
      explainValue({ entity, own, name, field }, operator, value, [...at, ...inner]),
    )
  })
}

type Asked = readonly [operator: string, value: unknown, at: Path]

function operatorsOf(field: Field, part: OptionFilterPart): readonly Asked[] {
  if (!isPlainPart(part))
    return Object.entries(part).map(([operator, value]) => [operator, value, [operator]])
  const [operator = 'in'] = sameOperators(field, part)
  return [[operator, part ?? true, []]]
}

interface Compared {
  readonly entity: EntityParts
  /** The reference. */
  readonly own: string
  /** The other entity's field. */
  readonly name: string
  readonly field: Field
}

function explainValue(
  { entity, own, name, field }: Compared,
  operator: string,
  value: unknown,
  at: Path,
): readonly Explained[] {
  const schemas = filterSchemas(field)
  const known = FILTER_OPERATORS.find((each): each is FilterOperator => each === operator)
  const schema = known && schemas[known]
  if (!schema) {
    const message = `"${name}" is a ${field.kind}(), whose lists are not filtered by "${operator}"; ${expectOneOf(Object.keys(schemas), operator)}`
    return [{ code: 'E311', at, message }]
  }
  if (isOwnValue(value)) return explainOwn(entity, own, [name, field], value.field, [...at, 'field'])
  const wrong = [parseOperand(field, known, value)]
    .flat()
    .find((each) => !schema.safeParse(String(each)).success)
  if (wrong === undefined) return []
  const message = `"${name}" is never ${JSON.stringify(wrong)}; expected a value that its list can be filtered for`
  return [{ code: 'E311', at, message }]
}

function explainOwn(
  { fields, invalidFields }: EntityParts,
  own: string,
  [name, field]: readonly [string, Field],
  asked: string,
  at: Path,
): readonly Explained[] {
  if (invalidFields.includes(asked)) return []
  const others = Object.keys(fields).filter((each) => each !== own)
  const leader = fields[asked]
  if (!leader || asked === own)
    return [
      { code: 'E310', at, message: `there is no other field "${asked}"; ${expectOneOf(others, asked)}` },
    ]
  if (leader.hidden || definitionOf(leader).isSecret) {
    const message = `"${asked}" is in no form, so that no choice could follow it; expected another field`
    return [{ code: 'E311', at, message }]
  }
  if (isComparable(leader, field)) return []
  const able = others.filter((each) => fields[each] && isComparable(fields[each], field))
  const message = `"${asked}" is ${describe(leader)}, and "${name}" is ${describe(field)}; expected two of the same kind${able.length > 0 ? `; write '${able[0]}'` : ''}`
  return [{ code: 'E311', at, message }]
}

function isComparable(leader: Field, field: Field): boolean {
  if ('to' in leader && 'to' in field) return leader.to === field.to
  return leader.kind === field.kind
}

function describe(field: Field): string {
  return 'to' in field ? `a ${field.kind}() to ${field.to}` : `a ${field.kind}()`
}
