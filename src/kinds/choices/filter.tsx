import { ChoiceFilter } from '../choice/filter.tsx'

export const ChoicesFilter = ChoiceFilter
