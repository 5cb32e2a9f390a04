import * as z from 'zod/mini'
import type { FieldInput, FieldPayload } from 'tribune/extend'
import type { RatingField } from './definition.ts'

const sent = z.pipe(
  z.transform((value: unknown) => (value === '' || value === null ? null : Number(value))),
  z.nullable(z.int().check(z.gte(1), z.lte(5))),
)

export const ratingPayload: FieldPayload<RatingField> = { shape: (name) => ({ [name]: sent }) }

export const ratingInput: FieldInput<RatingField> = { schema: () => sent }
