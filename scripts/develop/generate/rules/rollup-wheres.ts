import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { isArray, isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { operatorsOf } from '../../../../src/kinds/core/filter/asked.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { FilterOperator } from '../../../../src/schema/filter.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { checkAsked } from './condition-values.ts'

export interface WrongWhere {
  readonly at: Path
  readonly message: string
  readonly isAboutKey?: boolean
}

type Source = Pick<EntityParts, 'name' | 'fields' | 'invalidFields'>

/**
 * What a rollup cannot ask of the records that it is of. It is worked out when one of them changes, so that it asks of their own
 * fields alone, and nothing that is otherwise tomorrow.
 */
export function checkRollupWhere(source: Source, where: unknown, at: Path): readonly WrongWhere[] {
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([name, asked]) => checkPart(source, name, asked, [...at, name]))
}

function checkPart(source: Source, name: string, asked: unknown, at: Path): readonly WrongWhere[] {
  if (name === 'or' && isArray(asked))
    return asked.flatMap((each, place) => checkRollupWhere(source, each, [...at, place]))
  if (name === 'not') return checkRollupWhere(source, asked, at)
  if (name === 'id' || source.invalidFields.includes(name)) return []
  const field = source.fields[name]
  if (!field) {
    const known = expectOneOf(Object.keys(source.fields), name)
    return [{ at, message: `"${source.name}" has no field "${name}" of its own; ${known}`, isAboutKey: true }]
  }
  const moving = operatorsOf(asked)?.find(([operator, value]) => isMoving(field, operator, value))
  if (moving) {
    const message = `"${name}" is asked by the calendar, which a rollup does not follow; expected days that stay`
    return [{ at: [...at, moving[0]], message, isAboutKey: true }]
  }
  // Nobody sees what a rollup asks of.
  const shown = field.hidden ? { ...field, hidden: false } : field
  return checkAsked(name, shown, asked, at).map(({ path, message, isAboutKey }) => ({
    at: path,
    message,
    ...(isAboutKey && { isAboutKey }),
  }))
}

function isMoving(field: Field, operator: FilterOperator, value: unknown): boolean {
  if (operator === 'within' || operator === 'anniversary') return true
  const isDay = meaningOf(field).rangeInput === 'date'
  return isDay && (operator === 'from' || operator === 'to') && (value === 'today' || isObject(value))
}
