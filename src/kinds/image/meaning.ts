import * as z from 'zod/mini'
import type { OwnCell } from '../../schema/component.ts'
import type { Maybe, Parsed } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldMeaning, FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { emptyFilter } from '../filter-schemas.ts'
import { fieldOfKind } from '../meanings.ts'

export interface ImageField extends FieldBase, OwnCell<string | null> {
  readonly kind: 'image'
  /**
   * The address of the picture shown where a record has none; a neutral one without it.
   * @example logo: image({ label: 'Logo', placeholder: new URL('./pictures/team.svg', import.meta.url).href })
   */
  readonly placeholder?: string
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly image: ImageField
  }
  interface RecordParts<Name extends string, F> {
    image: Parsed<Name, typeof recordName>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    image: M extends 'create'
      ? Maybe<Name, SentFile>
      : Maybe<`new${Capitalize<Name>}`, SentFile> &
          Parsed<`existing${Capitalize<Name>}`, ReturnType<typeof keptName>>
  }
}

type SentFile = z.output<ReturnType<typeof sentFile>>

/**
 * One picture. A `picture` is sent as `picture` on creation, as `newPicture` and `existingPicture` on update.
 * @example picture: image({ label: 'Image' })
 */
export function image(options: Omit<ImageField, 'kind'>): ImageField {
  return fieldOfKind(imageMeaning, { kind: 'image', ...options })
}

export interface ImageNames {
  /** The part that holds a new file. */
  readonly file: string
  /** The part that holds the name of the picture to keep. */
  readonly existing: string
}

export function imageNames(name: string, mode: Mode): ImageNames {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return { file: mode === 'create' ? name : `new${capital}`, existing: `existing${capital}` }
}

const recordName = z._default(z.nullable(z.string()), null)

export const imageMeaning: FieldMeaning<ImageField> = {
  columns: (name) => [{ name, type: 'text', empty: null }],
  recordShape: (name) => ({ [name]: recordName }),
  formValues(name, _field, mode, record) {
    const names = imageNames(name, mode)
    if (mode === 'create') return { [names.file]: undefined }
    return { [names.file]: undefined, [names.existing]: record?.[name] ?? '' }
  },
  valueInForm(name, _field, mode, form) {
    const names = imageNames(name, mode)
    return form[names.file] instanceof File ? form[names.file] : form[names.existing]
  },
  isLeftOutOfDrafts: true,
  isOneValue: true,
  toRow: (name, _field, value) => ({ [name]: typeof value === 'string' && value !== '' ? value : null }),
  fromRow: (name, _field, row) => row[name] ?? null,
  searchText: () => '',
  filters: () => emptyFilter,
  isEmpty: (value) => value === undefined || value === null || value === '',
}

/** An empty file input of a plain form travels as an empty part. */
function sentFile() {
  return z.optional(z.union([z.file(), z.literal('')]))
}

function keptName() {
  return z.nullable(z.string().check(z.maxLength(255), z.regex(/^[\w.-]*$/)))
}

export const imagePayload: FieldPayload<ImageField> = {
  isKeptUnsent: true,
  shape(name, _field, mode) {
    const names = imageNames(name, mode)
    if (mode === 'create') return { [names.file]: sentFile() }
    return { [names.file]: sentFile(), [names.existing]: keptName() }
  },
}
