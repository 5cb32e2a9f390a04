import type * as z from 'zod/mini'

/** What the browser checks of a kind before anything is sent. */
export interface FieldInput<F> {
  /** What an input's own type and the field's rules accept; undefined where that is anything. */
  schema(field: F): z.ZodMiniType | undefined
}
