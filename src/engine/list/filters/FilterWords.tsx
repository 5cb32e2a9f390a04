import { Fragment, type ReactNode } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { FieldValue } from '../../../kinds/core/value/FieldValue.tsx'
import { periodOf } from '../../../kinds/core/filter/filters.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import {
  ID_FILTER,
  spanOf,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/filter.ts'
import { filters as texts } from '#texts/filters.ts'
import { t } from '../../../texts/locale.ts'
import { punctuation } from '#texts/punctuation.ts'

// A chip that names more is longer than the line.
const MOST_VALUES = 3

interface FilterWordsProps {
  readonly resource: Resource
  readonly filter: Filter
}

/** A filter in words: the field, and what it is filtered for. */
export function FilterWords({ resource, filter: { field: name, operator, values } }: FilterWordsProps) {
  if (name === ID_FILTER) return <IdWords values={values} />
  const field = resource.entity.fields[name]
  if (!field) return null
  const shown = values.slice(0, MOST_VALUES)
  const rest = values.length - shown.length
  const write = WORDS[operator]
  return (
    <>
      <b>{t(field.label)}</b>
      {punctuation.colon}
      {shown.map((value, place) => (
        <Fragment key={String(value)}>
          {place > 0 && punctuation.comma}
          {write(value, <FieldValue value={value} field={field} related={resource.related} />, field)}
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
  empty: (value) => (value === true ? texts.empty : texts.filled).toLowerCase(),
}
