import type { ComponentProps, ReactNode } from 'react'
import classes from './option-checks.module.css'

interface CheckOption<Value> {
  readonly value: Value
  readonly label: ReactNode
}

interface OptionChecksProps<Value> {
  readonly options: readonly CheckOption<Value>[]
  /** Those that are checked. */
  readonly values: readonly Value[]
  readonly onValues: (values: readonly Value[]) => void
  /** Said in place of options while there are none. */
  readonly nothing: string
  /** More of the first checkbox, which stands for all of them. */
  readonly first?: ComponentProps<'input'>
}

/** A list of values, any of which may be checked. */
export function OptionChecks<Value extends string | number | boolean>(props: OptionChecksProps<Value>) {
  const { options, values, onValues, nothing, first } = props
  if (options.length === 0) return <p className={classes.nothing}>{nothing}</p>
  return (
    <div className={classes.options}>
      {options.map(({ value, label }, place) => {
        const isChecked = values.includes(value)
        const others = values.filter((each) => each !== value)
        return (
          <label key={String(value)} className={classes.option}>
            <input
              {...(place === 0 && first)}
              type="checkbox"
              checked={isChecked}
              onChange={() => onValues(isChecked ? others : [...values, value])}
            />
            <span dir="auto">{label}</span>
          </label>
        )
      })}
    </div>
  )
}
