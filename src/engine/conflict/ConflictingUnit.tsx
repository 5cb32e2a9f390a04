import { useId } from 'react'
import { conflicts } from '#texts/conflicts.ts'
import type { MergedUnit } from '../merge/merge-forms.ts'
import type { Side } from '../merge/merge-values.ts'
import classes from './conflict.module.css'
import { lastAuthor, unitAuthor, unitLabel, type UnitContext } from './unit-context.ts'
import { UnitValue } from './UnitValue.tsx'

const SIDES = ['mine', 'theirs'] as const

interface ConflictingUnitProps extends UnitContext {
  readonly unit: MergedUnit
  readonly choice: Side | undefined
  readonly isMissing: boolean
  readonly onChoose: (side: Side) => void
}

/** A unit that both sides changed: two values to choose from. */
export function ConflictingUnit({ unit, choice, isMissing, onChoose, ...context }: ConflictingUnitProps) {
  const id = useId()
  const { fields, conflict } = context
  return (
    <fieldset className={classes.unit} aria-describedby={`${id}-about`} data-missing={isMissing || undefined}>
      <legend className={classes.label}>{unitLabel(fields, unit)}</legend>
      <div id={`${id}-about`}>
        <p className={classes.author} dir="auto">
          {unitAuthor(conflict.history, unit)}
        </p>
        <div className={classes.was}>
          <span>{conflicts.before}</span>
          <UnitValue {...context} unit={unit} form={conflict.before} />
        </div>
        {isMissing && <p className={classes.missing}>{conflicts.choiceMissing}</p>}
      </div>
      <div className={classes.sides}>
        {SIDES.map((side) => (
          <label key={side} className={classes.side}>
            <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
            <span>
              <strong dir="auto">
                {side === 'mine'
                  ? conflicts.keepMine
                  : conflicts.takeTheirs(lastAuthor(conflict.history, unit))}
              </strong>
              <UnitValue {...context} unit={unit} form={unit.taken[side]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
