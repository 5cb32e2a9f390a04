import { ActionIcon } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { useContext, useState } from 'react'
import { t } from '../../texts/locale.ts'
import { forms } from '#texts/form.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { CreateHereContext } from '../reference/create-here.ts'
import { optionsText, useReferenceOptions } from '../reference/use-reference-options.ts'
import { ReferenceValue } from '../reference/value.tsx'
import { useControl } from '../core/control/use-control.ts'
import { parseIds, type ReferencesField } from './definition.ts'
import classes from './references.module.css'

/** Chooses several records of another entity, found by typing, and puts them in order. */
export function ReferencesControl({ name, form, field, related }: FieldControlProps<ReferencesField>) {
  const control = useControl({ form, field }, name)
  const [search, setSearch] = useState('')
  const ids = parseIds(control.value)
  const { options, isSettled, isFailed } = useReferenceOptions(field, related, search)
  const label = t(field.label)
  const createHere = useContext(CreateHereContext)

  function choose(value: string) {
    setSearch('')
    if (value !== '') control.change([...ids, Number(value)])
  }

  /** Exchanges it with the one before. */
  function moveUp(place: number) {
    const [one, other] = [ids[place - 1], ids[place]]
    if (one === undefined || other === undefined) return
    control.change(ids.with(place - 1, other).with(place, one))
  }

  const drawSelect = (onCreate?: () => void) => (
    <SearchSelect
      {...control.props}
      chosen={null}
      options={(options.data ?? []).filter((option) => !ids.includes(Number(option.value)))}
      isSettled={isSettled}
      isFailed={isFailed}
      nothing={optionsText(options.status)}
      search={search}
      onSearch={setSearch}
      onChoose={choose}
      onCreate={onCreate}
    />
  )

  return (
    <div>
      {createHere?.({
        label,
        load: related[field.to],
        onCreated: (id) => choose(String(id)),
        children: drawSelect,
      }) ?? drawSelect()}
      {ids.length > 0 && (
        <ol className={classes.chosen} aria-label={forms.chosenOf(label)}>
          {ids.map((id, place) => (
            <li key={id} className={classes.item} data-record={id}>
              <span className={classes.words}>
                <ReferenceValue value={id} field={field} related={related} />
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={forms.moveUp(place + 1)}
                aria-disabled={place === 0}
                onClick={() => moveUp(place)}
              >
                <ChevronUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={forms.moveDown(place + 1)}
                aria-disabled={place === ids.length - 1}
                onClick={() => moveUp(place + 1)}
              >
                <ChevronDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={forms.takeOut(place + 1)}
                onClick={() => control.change(ids.filter((each) => each !== id))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
