import { use } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { Resource } from '../../api/resource.ts'
import type { FormValues } from '../../schema/field-meaning.ts'
import { leadersOf } from '../../schema/narrowing.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { PersonContext } from '../core/control/person-context.ts'
import { readForm } from '../core/form/conditions.ts'
import { meaningOf } from '../core/meaning/meanings.ts'
import { seenEntity } from '../core/meaning/seen-entity.ts'
import type { ReferenceField } from './meaning.ts'
import { narrowedFilters, narrowedValues } from './narrowed-filters.ts'
import type { NarrowedOptions } from './use-reference-options.ts'

export interface FormNarrowing extends NarrowedOptions {
  /** The first of the fields that it follows which holds nothing: until then there is nothing to choose. */
  readonly missing: string | undefined
  /** Whether a field that it follows holds something else than the record did. */
  readonly isLedAnew: boolean
  /** What a record holds that is made to be chosen. */
  readonly values: FormValues
}

/** What may be chosen by what the form holds; undefined where all may be. */
export function useNarrowing(props: FieldControlProps<ReferenceField>): FormNarrowing | undefined {
  const { field, fields, form, mode } = props
  const person = use(PersonContext)
  const leaders = leadersOf(field)
  const held: readonly unknown[] = useWatch({ control: form.control, name: [...leaders] })
  const { defaultValues = {} } = useFormState({ control: form.control })
  const where = field.options?.where
  if (!where) return undefined
  const values = Object.fromEntries(leaders.map((name, place) => [name, held[place]]))
  const valueOf = readForm(fields, mode, values)
  const storedOf = readForm(fields, mode, defaultValues)
  const isMissing = (name: string) => {
    const leader = fields[name]
    return leader !== undefined && meaningOf(leader).isEmpty(valueOf(name))
  }
  return {
    key: JSON.stringify(leaders.map(valueOf)),
    to: ({ entity }: Resource) =>
      narrowedFilters((person ? seenEntity(entity, person) : entity).fields, where, valueOf),
    missing: leaders.find(isMissing),
    isLedAnew: leaders.some((name) => String(valueOf(name) ?? '') !== String(storedOf(name) ?? '')),
    values: narrowedValues(where, valueOf),
  }
}
