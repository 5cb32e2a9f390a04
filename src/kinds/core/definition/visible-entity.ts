import { accessFor, type Person } from '../../../schema/access/access.ts'
import { mayReadField, mayUpdateField } from '../../../schema/access/rights.ts'
import { decidersOf as conditionFields, type Condition } from '../../../schema/where/condition.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { parentsOf } from '../../../schema/where/option-filter.ts'
import { columnKey, type ListColumn } from '../../../schema/entity/list-column.ts'
import { withRoleOptions } from './role-options.ts'
import type { Widget } from '../../../schema/entity/widget.ts'

/** The entities as the roles see them: what is built of an entity is kept by the object. */
const known = new WeakMap<AnyEntity, Map<string, AnyEntity>>()

/**
 * An entity as somebody sees it: without the fields that they may not read, and without what its list, its form and the
 * dashboard would show of them. The entity itself where nothing is hidden.
 */
export function visibleEntity(whole: AnyEntity, person: Person): AnyEntity {
  const entity = person.roleLabels ? withRoleOptions(whole, person.roleLabels) : whole
  const { fields } = accessFor(entity, person)
  if (!fields || person.isSuperAdministrator) return entity
  const byRoles = known.get(entity) ?? new Map<string, AnyEntity>()
  known.set(entity, byRoles)
  const key = JSON.stringify([person.roles, person.access && fields])
  const seen = byRoles.get(key) ?? buildSeen(entity, person)
  byRoles.set(key, seen)
  return seen
}

/** The parts of an entity that a form has: the fields that somebody may write. */
export function writtenParts(entity: AnyEntity, person: Person): Pick<AnyEntity, 'fields' | 'sections'> {
  return without(
    entity,
    leftOut(entity, (name) => mayUpdateField(entity, name, person)),
  )
}

function buildSeen(entity: AnyEntity, person: Person): AnyEntity {
  return without(
    entity,
    leftOut(entity, (name) => mayReadField(entity, name, person)),
  )
}

/** An entity without some of its fields. */
function without(entity: AnyEntity, hidden: ReadonlySet<string>): AnyEntity {
  if (hidden.size === 0) return entity
  const isSeen = (name: string) => !hidden.has(name)
  const { sections, home, list, actions } = entity
  return {
    ...entity,
    fields: pickEntries(entity.fields, (name) => isSeen(name)),
    list: { ...list, columns: seenColumns(entity, hidden), rowColour: seenColours(list.rowColour, hidden) },
    ...(actions && {
      actions: pickEntries(actions, (_name, { when }) => !when || isConditionSeen(when, hidden)),
    }),
    ...(sections && {
      sections: Object.fromEntries(
        Object.entries(sections)
          .map(([key, section]) => [key, { ...section, fields: section.fields.filter(isSeen) }] as const)
          .filter(([, { fields }]) => fields.length > 0),
      ),
    }),
    ...(home?.widgets && {
      home: { ...home, widgets: pickEntries(home.widgets, (_name, widget) => isWidgetSeen(widget, hidden)) },
    }),
  }
}

/** With what follows them: a choice that follows another one says what the other is. */
function leftOut(entity: AnyEntity, may: (name: string) => boolean): ReadonlySet<string> {
  const hidden = new Set(Object.keys(entity.fields).filter((name) => !may(name)))
  for (const [name, field] of Object.entries(entity.fields))
    if (decidersOf(field).some((decider) => hidden.has(decider))) hidden.add(name)
  return hidden
}

function decidersOf(field: Field): readonly string[] {
  const { showWhen, requiredWhen, readOnlyWhen } = field
  const conditions = [showWhen, requiredWhen, readOnlyWhen].flatMap((each) =>
    each ? conditionFields(each) : [],
  )
  return [...parentsOf(field), ...conditions]
}

function seenColumns({ fields, list }: AnyEntity, hidden: ReadonlySet<string>): readonly ListColumn[] {
  // A path begins with a field, or with the name that a reference nests its record under.
  const nested = Object.entries(fields).flatMap(([name, field]) =>
    hidden.has(name) && 'as' in field && field.as ? [field.as] : [],
  )
  const starts = new Set<unknown>([...hidden, ...nested])
  return list.columns.flatMap((column): readonly ListColumn[] => {
    if (typeof column === 'string') return hidden.has(column) ? [] : [column]
    const rest =
      'joined' in column
        ? { ...column, joined: column.joined.filter((name) => !hidden.has(name)) }
        : { ...column, firstOf: column.firstOf.filter((path) => !starts.has(path.split('.')[0])) }
    return columnKey(rest) === '' ? [] : [rest]
  })
}

function seenColours(colours: AnyEntity['list']['rowColour'] = [], hidden: ReadonlySet<string>) {
  return [colours].flat().filter(({ when }) => isConditionSeen(when, hidden))
}

function isConditionSeen(condition: Condition, hidden: ReadonlySet<string>): boolean {
  return !conditionFields(condition).some((name) => hidden.has(name))
}

/** What it asks its records for is judged where they are counted. */
function isWidgetSeen(widget: Widget, hidden: ReadonlySet<string>): boolean {
  if (widget.shape === 'latest' || widget.shape === 'own') return true
  const named = widget.shape === 'list' ? [...widget.columns, widget.sort ?? ''] : [widget.by]
  return !named.some((name) => hidden.has(name))
}

function pickEntries<Value>(
  values: Readonly<Record<string, Value>>,
  isPicked: (name: string, value: Value) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isPicked(name, value)))
}
