import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { isArray, isObject, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import { relationsOf } from '../../../../src/kinds/reference/relations.ts'
import { linksOf } from '../../../../src/kinds/references/links.ts'
import { rowsEntity } from '../../../../src/kinds/rows/rows-entity.ts'
import type { RowsOf } from '../../../../src/schema/access.ts'
import type { Field, Fields } from '../../../../src/schema/field-kinds.ts'
import { FILTER_OPERATORS } from '../../../../src/schema/filter.ts'
import type { AllEntities } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'

/** Whose rows are told, among all entities. */
interface Told {
  readonly name: string
  readonly fields: Fields
  readonly invalidFields: readonly string[]
  /** ` of "student"`; nothing of the entity itself. */
  readonly whose: string
}

/** The rows of `access` are told by what there is. */
export function checkRowRules({ entities }: AllEntities): readonly Finding[] {
  const all = entities.map(({ name = '', ...each }): Told => ({ ...each, name, whose: ` of "${name}"` }))
  return entities.flatMap((entity) =>
    Object.entries(entity.access?.rows ?? {}).flatMap(([role, ask]) => {
      const own = { ...entity, name: entity.name ?? '', whose: '' }
      const asked = askRows(ask)
      const messages = 'error' in asked ? [asked.error] : mistakesIn(all, own, asked.where)
      return messages.map((message): Finding => {
        const { file, exportedAs } = entity
        return { code: 'E202', file, exportedAs, path: ['access', 'rows', role], message }
      })
    }),
  )
}

/** What a function asks of an account whose fields are all empty. */
function askRows(ask: RowsOf): { readonly where: JsonObject } | { readonly error: string } {
  const expected = 'expected an object of fields also for an account whose fields are empty'
  try {
    const where: unknown = ask({ admin: {} })
    if (where instanceof Promise) return { error: `it answers a promise; ${expected}` }
    if (isObject(where)) return { where }
    return { error: `it answers ${JSON.stringify(where) ?? 'nothing'}; ${expected}` }
  } catch (error) {
    return { error: `it throws "${error instanceof Error ? error.message : String(error)}"; ${expected}` }
  }
}

function mistakesIn(all: readonly Told[], entity: Told, where: unknown): readonly string[] {
  // What the account lacks is asked for as nothing.
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([name, asked]) => mistakesAt(all, entity, name, asked))
}

function mistakesAt(all: readonly Told[], entity: Told, name: string, asked: unknown): readonly string[] {
  const { fields, invalidFields, whose } = entity
  if (name === 'or') return isArray(asked) ? asked.flatMap((each) => mistakesIn(all, entity, each)) : []
  if (name === 'not') return mistakesIn(all, entity, asked)
  const ways = [...relationsOf(fields), ...linksOf(fields)]
  const way = ways.find(({ as }) => as === name)
  if (way) return all.filter((each) => each.name === way.to).flatMap((each) => mistakesIn(all, each, asked))
  if (name === 'id' || invalidFields.includes(name)) return []
  const rows = rowsEntity(entity, name)
  if (rows && isObject(asked) && !hasOperators(asked)) return mistakesIn(all, rows, asked)
  const field = fields[name]
  if (field && isObject(asked)) return wrongOperators(name, field, Object.keys(asked), whose)
  if (field && hasOneValue(name, field)) return []
  const able = Object.keys(fields).filter((each) => fields[each] && hasOneValue(each, fields[each]))
  const reason = field ? `"${name}"${whose} has no single value` : `there is no field "${name}"${whose}`
  return [`${reason}; ${expectOneOf(['id', ...able, ...ways.map(({ as }) => as)], name)}`]
}

function wrongOperators(
  name: string,
  field: Field,
  operators: readonly string[],
  whose: string,
): readonly string[] {
  const known = FILTER_OPERATORS.filter(
    (each) =>
      each === 'empty' ||
      filterSchemas(field)[each] !== undefined ||
      (each === 'in' && hasOneValue(name, field)),
  )
  return operators
    .filter((operator) => !known.some((each) => each === operator))
    .map((operator) => `"${name}"${whose} is not asked for "${operator}"; ${expectOneOf(known, operator)}`)
}

function hasOperators(asked: JsonObject): boolean {
  return Object.keys(asked).some((name) => FILTER_OPERATORS.some((operator) => operator === name))
}

function hasOneValue(name: string, field: Field): boolean {
  const meaning = meaningOf(field)
  return meaning.isSecret !== true && meaning.columns(name, field).length === 1
}
