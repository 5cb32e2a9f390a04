import { Input, Switch } from '@mantine/core'
import { useId } from 'react'
import type { ToggleField } from './meaning.ts'
import { shown } from '../../texts/locale.ts'
import type { ControlProps } from '../control-props.ts'
import classes from './control.module.css'
import { useControl } from '../use-control.ts'

/** A switch, with the word for its state beside it. */
export function ToggleControl({ name, form, field }: ControlProps<ToggleField>) {
  const id = useId()
  const control = useControl({ form, field }, name)
  const { label, error, withAsterisk, ...bound } = control.props
  const isOn = control.value === true
  return (
    <Input.Wrapper id={id} label={label} error={error} withAsterisk={withAsterisk}>
      <div className={classes.toggle}>
        <Switch
          {...bound}
          id={id}
          size="md"
          checked={isOn}
          onChange={(event) => control.change(event.currentTarget.checked)}
        />
        <span aria-hidden>{shown(isOn ? field.words.on : field.words.off)}</span>
      </div>
    </Input.Wrapper>
  )
}
