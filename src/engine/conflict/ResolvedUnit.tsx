import { conflicts } from '#texts/conflicts.ts'
import type { MergedUnit } from '../merge/merge-forms.ts'
import classes from './conflict.module.css'
import { unitAuthor, unitLabel, type UnitContext } from './unit-context.ts'
import { UnitValue } from './UnitValue.tsx'

interface ResolvedUnitProps extends UnitContext {
  readonly unit: MergedUnit
}

/** A unit that merged without a conflict: its former and its new value. */
export function ResolvedUnit({ unit, ...context }: ResolvedUnitProps) {
  const { fields, conflict } = context
  return (
    <div className={classes.unit}>
      <h3 className={classes.label}>{unitLabel(fields, unit)}</h3>
      <p className={classes.author} dir="auto">
        {unitAuthor(conflict.history, unit)}
      </p>
      <dl className={classes.values}>
        <dt>{conflicts.before}</dt>
        <dd>
          <UnitValue {...context} unit={unit} form={conflict.before} />
        </dd>
        <dt>{conflicts.now}</dt>
        <dd>
          <UnitValue {...context} unit={unit} form={unit.taken.theirs} />
        </dd>
      </dl>
      <p className={classes.note}>{unit.isMineToo ? conflicts.mergedBoth : conflicts.merged}</p>
    </div>
  )
}
