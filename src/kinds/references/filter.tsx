import { ReferenceFilter } from '../reference/filter.tsx'

export const ReferencesFilter = ReferenceFilter
