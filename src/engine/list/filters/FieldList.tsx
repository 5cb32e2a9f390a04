import ChevronRight from 'lucide-react/icons/chevron-right'
import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { Filter } from '../../../schema/where/filter.ts'
import { t } from '../../../texts/locale.ts'
import { filterableFields } from './filter-state.ts'
import classes from './filters.module.css'
import type { Period } from '../../../schema/values/days.ts'
import { filters as texts } from '#texts/list.ts'
import { filterValues } from './change-filters.ts'

type Preset = readonly [operator: 'within' | 'anniversary', period: Period]

const PRESETS: readonly Preset[] = [
  ['within', 'thisWeek'],
  ['within', 'thisMonth'],
  ['within', 'next30Days'],
  ['anniversary', 'thisWeek'],
  ['anniversary', 'thisMonth'],
]

interface PeriodPresetsProps {
  readonly name: string
  readonly field: Field
  readonly filters: readonly Filter[]
  readonly onFilter: (filter: Filter) => void
}

/** The spans of days that are asked for most. */
function PeriodPresets({ name, field, filters, onFilter }: PeriodPresetsProps) {
  const schemas = filterSchemas(field)
  return (
    <div className={classes.presets} role="group" aria-label={t(field.label)}>
      {PRESETS.filter(([operator]) => schemas[operator]).map(([operator, period]) => {
        const chosen = filterValues(filters, name, operator)
        const isChosen = chosen.includes(period)
        return (
          <button
            key={`${operator} ${period}`}
            type="button"
            className={classes.preset}
            aria-pressed={isChosen}
            onClick={() => onFilter({ field: name, operator, values: isChosen ? [] : [period] })}
          >
            {operator === 'within' ? texts.periods[period] : texts.anniversaryOf(texts.periods[period])}
          </button>
        )
      })}
    </div>
  )
}

interface FieldListProps {
  readonly entity: AnyEntity
  readonly filters: readonly Filter[]
  readonly countOf: (name: string, field: Field) => number
  /** The field whose editor was left. */
  readonly former: string | null
  readonly onFilter: (filter: Filter) => void
  readonly onChoose: (name: string) => void
}

/** The fields of a filter; those of days with the spans that are asked for most, one press away. */
export function FieldList({ entity, filters, countOf, former, onFilter, onChoose }: FieldListProps) {
  return (
    <ul className={classes.fields}>
      {filterableFields(entity).map(([name, field], place) => (
        <li key={name}>
          <button
            type="button"
            className={classes.field}
            data-autofocus={place === 0 || undefined}
            autoFocus={name === former}
            onClick={() => onChoose(name)}
          >
            <span>{t(field.label)}</span>
            <FilterCount count={countOf(name, field)} />
            <ChevronRight className={classes.forth} size={16} aria-hidden />
          </button>
          {hasPeriods(field) && (
            <PeriodPresets name={name} field={field} filters={filters} onFilter={onFilter} />
          )}
        </li>
      ))}
    </ul>
  )
}

function hasPeriods(field: Field): boolean {
  return filterSchemas(field).within !== undefined
}

function FilterCount({ count }: { readonly count: number }) {
  return count > 0 && <span className={classes.count}>{count}</span>
}
