import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { Widget } from '../../../../src/schema/widget.ts'

/** A use of a field by a widget: the reason why it is not possible, where it is not. */
interface Use {
  readonly name: string
  readonly path: Path
  readonly refuse: (field: Field, fields: EntityParts['fields']) => string | undefined
}

/** Widgets name fields of their entity, and use each for what its kind can do. */
export function checkWidgets(entity: EntityParts): readonly EntityFinding[] {
  return entity.widgets.flatMap(([key, widget]) => [
    ...findNoDay(widget, ['home', 'widgets', key]),
    ...checkUses(entity, usesOf(widget, ['home', 'widgets', key])),
  ])
}

function checkUses({ fields, invalidFields }: EntityParts, uses: readonly Use[]): readonly EntityFinding[] {
  const known = [...Object.keys(fields), ...invalidFields]
  return uses.flatMap(({ name, path, refuse }): readonly EntityFinding[] => {
    if (!known.includes(name)) {
      return [{ code: 'E154', path, message: `there is no field "${name}"; ${expectOneOf(known, name)}` }]
    }
    const field = fields[name]
    const message = field && refuse(field, fields)
    return message === undefined ? [] : [{ code: 'E155', path, message: `"${name}" ${message}` }]
  })
}

/** What is to be done is told with its day. */
function findNoDay(widget: Widget, path: Path): readonly EntityFinding[] {
  if (widget.shape !== 'list' || !widget.isToDo || widget.sort !== undefined) return []
  const message = "there is no day; expected the field that the lines begin with; write sort: '…'"
  return [{ code: 'E158', path: [...path, 'isToDo'], message }]
}

function usesOf(widget: Widget, path: Path): readonly Use[] {
  switch (widget.shape) {
    case 'list':
      return [
        ...(widget.sort === undefined
          ? []
          : [{ name: widget.sort, path: [...path, 'sort'], refuse: widget.isToDo ? refuseDay : refuseSort }]),
        ...widget.columns.map((name, place) => {
          return { name, path: [...path, 'columns', place], refuse: refuseColumn }
        }),
      ]
    case 'chart':
      return [{ name: widget.by, path: [...path, 'by'], refuse: refuseCount }]
    case 'latest':
    case 'own':
      return []
  }
}

function refuseSort(field: Field): string | undefined {
  if (meaningOf(field).isSortable) return undefined
  return 'has no order; expected a field that lists are sorted by'
}

function refuseDay(field: Field): string | undefined {
  return filterSchemas(field).within ? undefined : 'has no days; expected a date or a datetime'
}

function refuseColumn(field: Field): string | undefined {
  return meaningOf(field).isSecret ? 'is shown to nobody; expected another field' : undefined
}

function refuseCount(field: Field, fields: EntityParts['fields']): string | undefined {
  if (meaningOf(field).isCategory) return undefined
  const able = Object.keys(fields).filter((name) => fields[name] && meaningOf(fields[name]).isCategory)
  return `has no names to count by; expected a choice, a lookup or a reference; ${able.length === 0 ? 'this entity has none' : `write by: '${able[0]}'`}`
}
