import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import type { Filter } from '../../../schema/filter.ts'
import type { Period } from '../../../schema/days.ts'
import { filters as texts } from '#texts/filters.ts'
import { t } from '../../../texts/locale.ts'
import { filterValues } from './change-filters.ts'
import classes from './filters.module.css'

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
export function PeriodPresets({ name, field, filters, onFilter }: PeriodPresetsProps) {
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
