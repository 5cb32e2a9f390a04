import type { ControlProps } from 'tribune/browser'
import classes from './chip-control.module.css'

/** What is written on a chip or a door, in letters of one width. */
export default function ChipControl(props: ControlProps<string>) {
  const { id, name, describedBy, value, onChange, onBlur, error, required, disabled, values } = props
  return (
    <div className={classes.chip} data-own-control>
      <input
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        dir="ltr"
        autoComplete="off"
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <output htmlFor={id}>{values['name'] ? `Pour ${String(values['name'])}` : 'Sans nom'}</output>
    </div>
  )
}
