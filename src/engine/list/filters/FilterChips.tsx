import X from 'lucide-react/icons/x'
import { Fragment, useId } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { filterParameter, type Filter } from '../../../schema/where/filter.ts'
import { filters as texts } from '#texts/list.ts'
import type { List } from '../../list-data/list.ts'
import { withoutFilter } from './change-filters.ts'
import { FilterWords } from './FilterWords.tsx'
import classes from './filters.module.css'

interface FilterChipsProps {
  readonly resource: Resource
  readonly list: List
}

/** The filters of a list in words, each with a way to be rid of it. */
export default function FilterChips({ resource, list: { state, show } }: FilterChipsProps) {
  const all = state.filters.filter(({ isAlternative }) => !isAlternative)
  const alternatives = state.filters.filter(({ isAlternative }) => isAlternative)
  return (
    <div className={classes.chips} role="group" aria-label={texts.applied}>
      {[...all, ...alternatives].map((filter) => (
        <Fragment key={filterParameter(filter)}>
          {alternatives.indexOf(filter) > 0 && <span className={classes.or}>{texts.or}</span>}
          <Chip resource={resource} filter={filter} onRemove={() => show(withoutFilter(state, filter))} />
        </Fragment>
      ))}
      <button
        type="button"
        className={classes.clear}
        onClick={() => show({ ...state, page: 1, filters: [] })}
      >
        {texts.clear}
      </button>
    </div>
  )
}

interface ChipProps {
  readonly resource: Resource
  readonly filter: Filter
  readonly onRemove: () => void
}

function Chip({ resource, filter, onRemove }: ChipProps) {
  const id = useId()
  return (
    <span className={classes.chip}>
      <span id={id} className={classes.chipWords}>
        <FilterWords resource={resource} filter={filter} />
      </span>
      <button
        type="button"
        id={`${id}remove`}
        className={classes.remove}
        aria-label={texts.remove}
        aria-labelledby={`${id}remove ${id}`}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  )
}
