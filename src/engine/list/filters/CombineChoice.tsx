import { filters as texts } from '#texts/filters.ts'
import type { ListState } from '../../list-data/list-state.ts'
import { combinable, combined, hasAlternatives } from './change-filters.ts'
import classes from './filters.module.css'

interface CombineChoiceProps {
  readonly state: ListState
  readonly onChange: (next: ListState) => void
}

/** Whether all filters must be met, or one of them is enough; of one filter there is nothing to choose. */
export function CombineChoice({ state, onChange }: CombineChoiceProps) {
  if (combinable(state.filters).length < 2) return null
  const isOneEnough = hasAlternatives(state.filters)
  const choices = [
    { label: texts.all, isOne: false },
    { label: texts.oneIsEnough, isOne: true },
  ]
  return (
    <div className={classes.combine} role="group" aria-label={texts.combine}>
      {choices.map(({ label, isOne }) => (
        <button
          key={label}
          type="button"
          className={classes.preset}
          aria-pressed={isOne === isOneEnough}
          onClick={() => onChange(combined(state, isOne))}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
