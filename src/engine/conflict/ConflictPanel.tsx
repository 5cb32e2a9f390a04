import { useEffect, useId, useRef } from 'react'
import { conflicts } from '#texts/conflicts.ts'
import type { MergedUnit } from '../merge/merge-forms.ts'
import type { Side } from '../merge/merge-values.ts'
import classes from './conflict.module.css'
import { ConflictingUnit } from './ConflictingUnit.tsx'
import { ResolvedUnit } from './ResolvedUnit.tsx'
import type { UnitContext } from './unit-context.ts'
import { isUndecided } from './use-conflict.ts'

interface ConflictPanelProps extends UnitContext {
  readonly onChoose: (unit: MergedUnit, side: Side) => void
}

/** A conflict with another person's save: shows what was merged, and asks where both changed the same. */
export default function ConflictPanel({ onChoose, ...context }: ConflictPanelProps) {
  const title = useId()
  const { conflict } = context
  const panel = useFocus(conflict.history, conflict.isChoiceMissing ? conflict : null)
  const isOpen = conflict.units.some(({ isConflicting }) => isConflicting)
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={title} className={classes.panel}>
      <h2 id={title} className={classes.title}>
        {conflict.isOfDraft ? conflicts.draftTitle : conflicts.title}
      </h2>
      <p className={classes.hint}>{isOpen ? conflicts.chooseHint : conflicts.hint}</p>
      {conflict.units.length === 0 && <p className={classes.hint}>{conflicts.nothing}</p>}
      {conflict.units.map((unit) =>
        unit.isConflicting ? (
          <ConflictingUnit
            key={unit.names[0]}
            {...context}
            unit={unit}
            choice={conflict.choices[unit.names[0]]}
            isMissing={conflict.isChoiceMissing && isUndecided(conflict, unit)}
            onChoose={(side) => onChoose(unit, side)}
          />
        ) : (
          <ResolvedUnit key={unit.names[0]} {...context} unit={unit} />
        ),
      )}
    </section>
  )
}

/** Focuses the panel when it appears, and the first missing choice on a save. */
function useFocus(news: unknown, missing: unknown) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'start' })
  }, [news])
  useEffect(() => {
    const first = missing && panel.current?.querySelector('fieldset[data-missing] input')
    if (first instanceof HTMLElement) first.focus()
  }, [missing])
  return panel
}
