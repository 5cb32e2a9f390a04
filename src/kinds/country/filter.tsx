import { useState } from 'react'
import { ChoiceFilter } from '../choice/filter.tsx'
import type { FilterOptionsProps } from '../core/filter/filter-view.ts'
import type { CountryField } from './definition.ts'
import { countryOptions } from './countries.ts'

/** Several countries. */
export function CountryFilter({ field, ...props }: FilterOptionsProps<CountryField>) {
  const [options] = useState(countryOptions)
  return <ChoiceFilter {...props} field={{ ...field, options }} />
}
