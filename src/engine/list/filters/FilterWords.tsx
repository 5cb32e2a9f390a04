import { Fragment, type ReactNode, use, useEffect, useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { FieldValue } from '../../../kinds/core/value/FieldValue.tsx'
import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import { periodOf } from '../../../kinds/core/filter/filter-values.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import {
  ID_FILTER,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/where/filter.ts'
import { spanOf } from '../../../schema/where/where-tree.ts'
import { filters as texts } from '#texts/list.ts'
import { punctuation } from '#texts/frame.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { rowsEntity } from '../../../kinds/core/definition/relations.ts'
import { t } from '../../../texts/locale.ts'
import { visibleResource } from './visible-resource.ts'

// A chip that names more is longer than the line.
const MOST_VALUES = 3

interface FilterWordsProps {
  readonly resource: Resource
  readonly filter: Filter
}

/** A filter in words: the field, and what it is filtered for. */
export function FilterWords({ resource, filter }: FilterWordsProps) {
  const { field: path, operator, values, isNot = false } = filter
  const end = useFilteredField(resource, path)
  if (path === ID_FILTER) return <IdWords values={values} />
  // Those that no longer lead anywhere can be taken away all the same.
  if (!end?.field) return <b>{path}</b>
  const { field } = end
  const related = end.resource.related
  const shown = values.slice(0, MOST_VALUES)
  const rest = values.length - shown.length
  const write = (isNot && NOT_WORDS[operator]) || WORDS[operator]
  return (
    <>
      <b>{end.label}</b>
      {punctuation.colon}
      {isNot && !NOT_WORDS[operator] && `${operator === 'in' ? texts.isNot : texts.except} `}
      {shown.map((value, place) => (
        <Fragment key={String(value)}>
          {place > 0 && punctuation.comma}
          {write(
            value,
            <FieldValue value={typedValue(field, operator, value)} field={field} related={related} />,
            field,
          )}
        </Fragment>
      ))}
      {rest > 0 && ` ${texts.more(rest)}`}
    </>
  )
}

function IdWords({ values }: Pick<Filter, 'values'>) {
  const shown = values.slice(0, MOST_VALUES).map((value) => texts.span(...spanOf(value)))
  const rest = values.length - shown.length
  return (
    <>
      <b>{texts.records}</b>
      {punctuation.colon}
      {shown.join(punctuation.comma)}
      {rest > 0 && ` ${texts.more(rest)}`}
    </>
  )
}

/** What an address says of another entity's field is read here, where that is known. */
function typedValue(field: Field, operator: FilterOperator, value: FilterValue): FilterValue {
  return filterSchemas(field)[operator]?.safeParse(String(value)).data ?? value
}

type Write = (value: FilterValue, drawn: ReactNode, field: Field) => ReactNode

const WORDS: Readonly<Record<FilterOperator, Write>> = {
  in: (_value, drawn) => drawn,
  is: (_value, drawn) => drawn,
  contains: (value) => `${texts.contains.toLowerCase()} ${texts.quoted(String(value))}`,
  startsWith: (value) => `${texts.startsWith.toLowerCase()} ${texts.quoted(String(value))}`,
  from: (_value, drawn) => <>≥ {drawn}</>,
  to: (_value, drawn) => <>≤ {drawn}</>,
  within: (value) => texts.periods[periodOf(value)],
  anniversary: (value) => texts.anniversaryOf(texts.periods[periodOf(value)]),
  // Of another entity's field it is read as it stands in the address.
  empty: (value) => (String(value) === 'true' ? texts.empty : texts.filled).toLowerCase(),
}

/** Where a sentence says by its verb that it is not so. */
const NOT_WORDS: Readonly<Partial<Record<FilterOperator, Write>>> = {
  contains: (value) => `${texts.containsNot} ${texts.quoted(String(value))}`,
  startsWith: (value) => `${texts.startsNotWith} ${texts.quoted(String(value))}`,
}

/** Where the path of a filter ends: the entity, its field there, and what all of it is called. */
interface FilteredField {
  readonly resource: Resource
  readonly field: Field | undefined
  readonly label: string
}

/** What a path leads to, with the fields that the person may read; undefined until it is there. */
function useFilteredField(resource: Resource, path: string): FilteredField | undefined {
  const person = use(PersonContext)
  const [far, setFar] = useState<{ readonly path: string; readonly end: FilteredField }>()
  const isFar = path.includes('.')
  useEffect(() => {
    if (!isFar) return undefined
    let isWanted = true
    const seen = (found: Resource) => visibleResource(found, person)
    followPath(resource, path.split('.'), seen).then(
      (end) => isWanted && setFar({ path, end }),
      // The chip says as much as is known.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [resource, path, isFar, person])
  if (isFar) return far?.path === path ? far.end : undefined
  const field = resource.entity.fields[path]
  return { resource, field, label: t(field?.label ?? '') }
}

async function followPath(
  resource: Resource,
  [name = '', ...rest]: readonly string[],
  seen: (resource: Resource) => Resource,
): Promise<FilteredField> {
  const { fields } = resource.entity
  if (rest.length === 0) return { resource, field: fields[name], label: t(fields[name]?.label ?? '') }
  const rows = rowsEntity(resource.entity, name)
  if (rows) {
    const end = await followPath({ ...resource, entity: rows }, rest, seen)
    return { ...end, label: `${t(fields[name]?.label ?? '')} › ${end.label}` }
  }
  const relation = relationNamed(resource, name)
  const load = relation && resource.related[relation.to]
  if (!load) return { resource, field: undefined, label: '' }
  const end = await followPath(seen(await load()), rest, seen)
  return { ...end, label: `${t(relation.label)} › ${end.label}` }
}

function relationNamed({ entity }: Resource, name: string) {
  return Object.values(entity.fields).flatMap((field) =>
    'as' in field && field.as === name ? [field] : [],
  )[0]
}
