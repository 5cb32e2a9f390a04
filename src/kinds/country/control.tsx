import { useState } from 'react'
import { ChoiceControl } from '../choice/control.tsx'
import type { FieldControlProps } from '../core/control/control-props.ts'
import type { CountryField } from './definition.ts'
import { countryOptions } from './countries.ts'

/** All countries in a select that is searched. */
export default function CountryControl({ field, ...props }: FieldControlProps<CountryField>) {
  const [options] = useState(countryOptions)
  return <ChoiceControl {...props} field={{ ...field, kind: 'choice', options }} />
}
