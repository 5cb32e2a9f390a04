import * as z from 'zod/mini'
import {
  defineKind,
  fieldOfKind,
  numberFilters,
  type CustomComponents,
  type Mode,
  type Named,
  type TypedField,
} from 'tribune/extend'

/** One star to five. */
export interface RatingField extends TypedField, CustomComponents<number | null> {
  readonly kind: 'rating'
}

declare module 'tribune/src/schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly rating: RatingField
  }
  interface RecordParts<Name extends string, F> {
    rating: Named<Name, number | null>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    rating: Named<Name, number | null>
  }
}

export function rating(options: Omit<RatingField, 'kind'>): RatingField {
  return fieldOfKind(ratingDefinition, { kind: 'rating', ...options })
}

export const ratingDefinition = defineKind<RatingField>({
  column: () => ({ type: 'integer', empty: null }),
  record: () => z.nullable(z.number()),
  filters: () => numberFilters,
  text: (_field, value) => '★'.repeat(Number(value ?? 0)),
})
