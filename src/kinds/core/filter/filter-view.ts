import type { ReactNode } from 'react'
import type { Resource } from '../../../api/resource.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import type { Filter, FilterValue } from '../../../schema/where/filter.ts'

/** What a kind's list of values to filter for is given. */
export interface FilterOptionsProps<F> {
  readonly field: F
  readonly fields: Fields
  /** The way to the entities that a reference may name. */
  readonly related: Resource['related']
  /** All filters of the list. */
  readonly filters: readonly Filter[]
  /** Those that are chosen. */
  readonly values: readonly FilterValue[]
  readonly onValues: (values: readonly FilterValue[]) => void
}

/** How people choose what to filter for by a kind. */
export interface FilterView<F> {
  Options(props: FilterOptionsProps<F>): ReactNode
}
