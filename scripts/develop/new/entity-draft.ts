import type { Endpoints } from '../../../src/schema/entity/endpoint.ts'
import type { ColumnDraft, FieldRequest } from '../../../src/kinds/core/authoring/authoring.ts'

/** A field with every option that its kind needs. */
export type FieldDraft = FieldRequest

/** An entity in every part, before it is text. */
export interface EntityDraft {
  readonly name: string
  readonly path: string
  readonly renamedFrom?: string
  readonly uniqueTogether?: readonly (readonly string[])[]
  readonly menu: { readonly label: string; readonly icon: string; readonly order: number }
  readonly endpoints: Endpoints
  readonly fields: readonly FieldDraft[]
  readonly list: { readonly title: string; readonly add: string; readonly columns: readonly ColumnDraft[] }
  /** What a person should look at. */
  readonly remarks: readonly string[]
}
