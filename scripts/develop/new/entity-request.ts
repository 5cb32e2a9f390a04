import type { Language } from '../../../src/schema/values/text.ts'
import type { Endpoints } from '../../../src/schema/entity/endpoint.ts'
import type { FieldRequest } from '../../../src/kinds/core/authoring/authoring.ts'

/** A text in some languages. */
export type Said = { readonly [L in Language]?: string }

/** Under which keys a backend answers; null where the answer itself is the list or the record. */
export interface Answers {
  readonly one?: string | null
  readonly many?: string | null
  /** What holds the key that is not told: `data` of `data.items`. */
  readonly envelope?: string
}

/** What is asked for, whoever asks: flags, questions, a sample answer or an OpenAPI document. */
export interface EntityRequest {
  readonly name: string
  /** The table that it runs on, where another program called it otherwise. */
  readonly renamedFrom?: string
  readonly uniqueTogether?: readonly (readonly string[])[]
  /** The menu's words, in the plural. */
  readonly label?: string
  /** What one record is called. */
  readonly singular?: string
  /** Both in the program's other languages. */
  readonly labels?: Said
  readonly singulars?: Said
  /** The screen's path. */
  readonly path?: string
  /** The path of the calls. */
  readonly api?: string
  readonly answers?: Answers
  /** The calls of a backend that is known; the usual five without it. */
  readonly endpoints?: Endpoints
  readonly fields: readonly FieldRequest[]
  /** What nobody but a person can know. */
  readonly remarks: readonly string[]
}
