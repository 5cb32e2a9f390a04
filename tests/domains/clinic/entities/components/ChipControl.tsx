import { useId } from 'react'
import type { ControlProps } from 'tribune/browser'
import classes from './chip-control.module.css'

/** What is written on a chip or a door, in letters of one width. */
export default function ChipControl(props: ControlProps<string>) {
  const { name, label, value, onChange, onBlur, error, required, disabled } = props
  const id = useId()
  return (
    <div className={classes.chip} data-own-control>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      <input
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        dir="ltr"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {error !== undefined && <p id={`${id}-error`}>{error}</p>}
    </div>
  )
}
