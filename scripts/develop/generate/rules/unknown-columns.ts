import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import { columnKey, type ListColumn } from '../../../../src/schema/list-column.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { readFieldNames } from '../entity-paths.ts'

/** A column shows or joins fields that records carry, and no two columns show the same field. */
export function checkColumns(entity: EntityParts): readonly EntityFinding[] {
  const known = [...readFieldNames(entity), ...entity.invalidFields]
  const shown = new Map<string, number>()
  return entity.columns.flatMap(([index, column]): readonly EntityFinding[] => {
    const path: Path = ['list', 'columns', index]
    const key = columnKey(column)
    const other = shown.get(key)
    if (other === undefined) shown.set(key, index)
    const code = typeof column === 'string' ? 'E112' : 'E113'
    const unknown = namesOf(column)
      .filter(([, name]) => !known.includes(name))
      .map(
        ([below, name]) =>
          ({
            code,
            path: [...path, ...below],
            message: `there is no field "${name}"${explainUnread(entity, name)}; ${expectOneOf(known, name)}`,
          }) as const,
      )
    if (other !== undefined) return [sameColumn(path, other)]
    return unknown.length > 0 ? unknown : findIds(entity, column, path)
  })
}

/** A column of numbers that say nothing to anybody. */
function findIds({ fields }: EntityParts, column: ListColumn, path: Path): readonly EntityFinding[] {
  const field = typeof column === 'string' ? fields[column] : undefined
  const instead = field && meaningOf(field).listColumn?.(field)
  if (!instead) return []
  const written = `firstOf(${JSON.stringify(instead.header)}, ['${instead.firstOf.join("', '")}'])`
  const message = `"${String(column)}" is the id of a record, which says nothing in a list; expected ${written.replaceAll('"', "'")}`
  return [{ code: 'E281', path, message }]
}

function namesOf(column: ListColumn): readonly (readonly [Path, string])[] {
  if (typeof column === 'string') return [[[], column]]
  return 'joined' in column ? column.joined.map((name, index) => [['joined', index], name] as const) : []
}

function explainUnread({ fields }: EntityParts, name: string): string {
  return Object.hasOwn(fields, name) ? ' in a record, it is only ever written' : ''
}

function sameColumn(path: Path, other: number): EntityFinding {
  const message = `columns[${other}] shows the same; expected another field; remove one of the two`
  return { code: 'E127', path, message }
}
