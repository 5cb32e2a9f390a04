import { useEffect, useRef, useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import { rangeInputOf } from '../../../kinds/core/filter/filter-values.ts'
import { filterViewOf } from '../../../kinds/registries/filters.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { FILTER_OPERATORS, type Filter, type FilterOperator } from '../../../schema/where/filter.ts'
import { filters as texts } from '#texts/list.ts'
import { BackButton } from './BackButton.tsx'
import { filterValues, INVERTIBLE } from './change-filters.ts'
import { OperatorPart } from './OperatorParts.tsx'
import classes from './filters.module.css'

interface FilterEditorProps {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  /** With the way to it. */
  readonly label: string
  readonly filters: readonly Filter[]
  readonly onFilter: (filter: Filter) => void
  /** What is chosen is not to be so, or to be so again. */
  readonly onInvert: (isNot: boolean) => void
  readonly onBack: () => void
}

/** Edits the filters of a field: one part for each operator of its kind. */
export function FilterEditor(props: FilterEditorProps) {
  const { resource, name, field, label, filters, onFilter, onInvert, onBack } = props
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [])
  const schemas = filterSchemas(field)
  const Options = filterViewOf(field)?.Options
  const own = filters.filter((filter) => filter.field === name)
  const [isNot, setIsNot] = useState(own.length > 0 && own.every((filter) => filter.isNot))
  const canInvert = INVERTIBLE.some((operator) => schemas[operator])
  const valuesOf = (operator: FilterOperator) => ({
    values: filterValues(filters, name, operator, isNot),
    onValues: (values: Filter['values']) =>
      onFilter({ field: name, operator, values, ...(isNot && { isNot }) }),
  })
  return (
    <>
      <BackButton label={label} onBack={onBack} />
      {canInvert && (
        <button
          type="button"
          className={`${classes.preset} ${classes.invert}`}
          aria-pressed={isNot}
          onClick={() => {
            setIsNot(!isNot)
            onInvert(!isNot)
          }}
        >
          {texts.invert}
        </button>
      )}
      <div ref={body} className={classes.editor} role="group" aria-label={label}>
        {FILTER_OPERATORS.map((operator) => {
          const schema = schemas[operator]
          if (!schema || (isNot && !INVERTIBLE.includes(operator))) return null
          const values = valuesOf(operator)
          if (operator === 'in' || operator === 'is')
            return (
              Options && (
                <Options
                  key={operator}
                  field={field}
                  fields={resource.entity.fields}
                  related={resource.related}
                  filters={filters}
                  {...values}
                />
              )
            )
          return (
            <OperatorPart
              key={operator}
              operator={operator}
              part={{ schema, ...values }}
              rangeInput={rangeInputOf(field)}
              isPast={'past' in field && field.past === true}
            />
          )
        })}
      </div>
    </>
  )
}
