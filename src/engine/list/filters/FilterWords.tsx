import { Fragment, type ReactNode } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { FieldValue } from '../../../kinds/core/value/FieldValue.tsx'
import { filterSchemas, periodOf } from '../../../kinds/core/filter/filters.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import {
  ID_FILTER,
  spanOf,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/filter.ts'
import { filters as texts } from '#texts/filters.ts'
import { useFilteredField } from './use-filtered-field.ts'
import { punctuation } from '#texts/punctuation.ts'

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
