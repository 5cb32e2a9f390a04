import { useEffect, useId, useRef } from 'react'
import { conflicts } from '#texts/record.ts'
import type { MergedUnit, Side } from '../../kinds/core/form/merge.ts'
import classes from './conflict.module.css'
import { type UnitContext, unitAuthor, unitLabel, lastAuthor } from './unit-context.ts'
import { isUndecided } from './use-conflict.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import { t } from '../../texts/locale.ts'

const SIDES = ['mine', 'theirs'] as const

interface ConflictingUnitProps extends UnitContext {
  readonly unit: MergedUnit
  readonly choice: Side | undefined
  readonly isMissing: boolean
  readonly onChoose: (side: Side) => void
}

/** A unit that both sides changed: two values to choose from. */
function ConflictingUnit({ unit, choice, isMissing, onChoose, ...context }: ConflictingUnitProps) {
  const id = useId()
  const { model, conflict } = context
  return (
    <fieldset className={classes.unit} aria-describedby={`${id}-about`} data-missing={isMissing || undefined}>
      <legend className={classes.label}>{unitLabel(model, unit)}</legend>
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

interface ResolvedUnitProps extends UnitContext {
  readonly unit: MergedUnit
}

/** A unit that merged without a conflict: its former and its new value. */
function ResolvedUnit({ unit, ...context }: ResolvedUnitProps) {
  const { model, conflict } = context
  return (
    <div className={classes.unit}>
      <h3 className={classes.label}>{unitLabel(model, unit)}</h3>
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

interface UnitValueProps extends Pick<UnitContext, 'model' | 'related'> {
  readonly unit: MergedUnit
  /** The form values of the unit. */
  readonly form: FormValues
}

/** The readable value of a unit; several fields with their labels. */
function UnitValue({ model, related, unit, form }: UnitValueProps) {
  const isGroup = unit.names.length > 1
  return unit.names.map((name) => {
    const field = model.fields[name]
    if (!field) return null
    return (
      <span key={name} className={classes.value}>
        {isGroup && <small>{t(field.label)}</small>}
        <FieldValue field={field} related={related} value={model.read(form)(name)} />
      </span>
    )
  })
}
