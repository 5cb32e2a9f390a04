import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { FilterOptions } from '../../../kinds/core/filter/FilterOptions.tsx'
import { filterSchemas, rangeInputOf } from '../../../kinds/core/filter/filters.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import { FILTER_OPERATORS, type Filter, type FilterOperator } from '../../../schema/filter.ts'
import { filters as texts } from '#texts/filters.ts'
import { t } from '../../../texts/locale.ts'
import { filterValues } from './filter-state.ts'
import { OperatorPart } from './OperatorParts.tsx'
import classes from './filters.module.css'

interface FilterEditorProps {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  readonly filters: readonly Filter[]
  readonly onFilter: (filter: Filter) => void
  readonly onBack: () => void
}

/** Edits the filters of a field: one part for each operator of its kind. */
export function FilterEditor({ resource, name, field, filters, onFilter, onBack }: FilterEditorProps) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [])
  const schemas = filterSchemas(field)
  const valuesOf = (operator: FilterOperator) => ({
    values: filterValues(filters, name, operator),
    onValues: (values: Filter['values']) => onFilter({ field: name, operator, values }),
  })
  return (
    <>
      <button type="button" className={classes.back} onClick={onBack}>
        <ArrowLeft className={classes.backIcon} size={16} aria-hidden />
        <span className="visually-hidden">{texts.allFields}</span>
        <span aria-hidden>{t(field.label)}</span>
      </button>
      <div ref={body} className={classes.editor} role="group" aria-label={t(field.label)}>
        {FILTER_OPERATORS.map((operator) => {
          const schema = schemas[operator]
          if (!schema) return null
          const values = valuesOf(operator)
          return operator === 'in' || operator === 'is' ? (
            <FilterOptions
              key={operator}
              field={field}
              fields={resource.entity.fields}
              related={resource.related}
              filters={filters}
              {...values}
            />
          ) : (
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
