import * as z from 'zod/mini'
import type { EntityRecord, FormValues, Mode } from '../../../schema/entity/field-definition.ts'
import { emptyFilter } from '../filter/filter-schemas.ts'

// What the kinds of one file, a picture or another one, have in common.

export interface FileNames {
  /** The part that holds a new file. */
  readonly file: string
  /** The part that says which file to keep. */
  readonly existing: string
}

export function fileNames(name: string, mode: Mode): FileNames {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return { file: mode === 'create' ? name : `new${capital}`, existing: `existing${capital}` }
}

/** The part of a meaning that is the same for every kind of one file. */
export const oneFileDefinition = {
  formValues(name: string, _field: unknown, mode: Mode, record: EntityRecord | null): FormValues {
    const { file, existing } = fileNames(name, mode)
    return { [file]: undefined, ...(mode === 'update' && { [existing]: record?.[name] ?? '' }) }
  },
  valueInForm(name: string, _field: unknown, mode: Mode, form: FormValues): unknown {
    const { file, existing } = fileNames(name, mode)
    return form[file] ?? form[existing]
  },
  isLeftOutOfDrafts: true,
  isOneValue: true,
  filters: () => emptyFilter,
  isEmpty: (value: unknown) => (value ?? '') === '',
} as const

/** An empty file input of a plain form travels as an empty part. */
export function sentFile() {
  return z.optional(z.union([z.file(), z.literal('')]))
}

export type SentFile = z.output<ReturnType<typeof sentFile>>

/** The name of the stored file to keep; an empty one removes it. */
export function keptName() {
  return z.nullable(z.string().check(z.maxLength(255), z.regex(/^[\w.-]*$/)))
}
