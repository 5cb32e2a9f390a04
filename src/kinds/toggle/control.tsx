import { Input, Switch } from '@mantine/core'
import { useId, useState } from 'react'
import { type ToggleField, toggleWord } from './definition.ts'
import { t } from '../../texts/locale.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { describedBy } from '../../ui/input-props.ts'
import classes from './control.module.css'
import { useControl } from '../core/control/use-control.ts'
import { forms } from '#texts/form.ts'
import { matchingOptions } from '../../ui/name-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

const STATES = [true, false, null] as const

/** One of the words for yes, no and nobody knows. */
function ThreeStates({ name, form, field }: FieldControlProps<ToggleField>) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const options = STATES.map((state) => ({ value: String(state), label: toggleWord(field, state) }))
  return (
    <SearchSelect
      {...control.props}
      chosen={options.find(({ value }) => value === String(control.value ?? null)) ?? null}
      options={matchingOptions(options, search)}
      isSettled
      nothing={forms.noOption}
      search={search}
      onSearch={setSearch}
      onChoose={(chosen) => control.change(STATES.find((state) => String(state) === chosen) ?? null)}
    />
  )
}

export function ToggleControl(props: FieldControlProps<ToggleField>) {
  return props.field.words.unknown === undefined ? <TwoStates {...props} /> : <ThreeStates {...props} />
}

/** A switch, with the word for its state beside it. */
function TwoStates({ name, form, field }: FieldControlProps<ToggleField>) {
  const id = useId()
  const control = useControl({ form, field }, name)
  const { label, description, inputWrapperOrder, error, withAsterisk, ...bound } = control.props
  const isOn = control.value === true
  return (
    <Input.Wrapper {...{ id, label, description, inputWrapperOrder, error, withAsterisk }}>
      <div className={classes.toggle}>
        <Switch
          {...bound}
          id={id}
          size="md"
          aria-describedby={describedBy(id, { description, error })}
          checked={isOn}
          onChange={(event) => control.change(event.currentTarget.checked)}
        />
        <span aria-hidden>{t(isOn ? field.words.on : field.words.off)}</span>
      </div>
    </Input.Wrapper>
  )
}
