import * as z from 'zod/mini'
import type { OwnCell } from '../../schema/component.ts'
import type { Maybe, Named } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldMeaning, FieldPayload, Mode } from '../../schema/field-meaning.ts'

/** The pictures shown where a record has none; each is a file of `src/engine/placeholders`. */
export type PlaceholderName = 'player' | 'team' | 'owner' | 'stadium' | 'record'

export interface ImageField extends FieldBase, OwnCell<string | null> {
  readonly kind: 'image'
  /**
   * The picture shown where a record has none.
   * @example logo: image({ label: 'Logo', placeholder: 'team' })
   */
  readonly placeholder: PlaceholderName
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly image: ImageField
  }
  interface RecordParts<Name extends string, F> {
    image: Named<Name, string | null>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    image: M extends 'create'
      ? Maybe<Name, File>
      : Maybe<`new${Capitalize<Name>}`, File> & Named<`existing${Capitalize<Name>}`, string>
  }
}

/**
 * One picture. A `picture` is sent as `picture` on creation, as `newPicture` and `existingPicture` on update.
 * @example picture: image({ label: 'Image', placeholder: 'player' })
 */
export function image(options: Omit<ImageField, 'kind'>): ImageField {
  return { kind: 'image', ...options }
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

export const imageMeaning: FieldMeaning<ImageField> = {
  columns: (name) => [{ name, type: 'text', empty: null }],
  recordShape: (name) => ({ [name]: z._default(z.nullable(z.string()), null) }),
  formValues(name, _field, mode, record) {
    const names = imageNames(name, mode)
    if (mode === 'create') return { [names.file]: undefined }
    return { [names.file]: undefined, [names.existing]: record?.[name] ?? '' }
  },
  isOneValue: true,
  toRow: (name, _field, value) => ({ [name]: typeof value === 'string' && value !== '' ? value : null }),
  fromRow: (name, _field, row) => row[name] ?? null,
  searchText: () => '',
  isEmpty: (value) => value === undefined || value === null || value === '',
}

export const imagePayload: FieldPayload<ImageField> = {
  isKeptUnsent: true,
  shape(name, _field, mode) {
    const names = imageNames(name, mode)
    // An empty file input of a plain form travels as an empty part.
    const optionalFile = z.optional(z.union([z.file(), z.literal('')]))
    if (mode === 'create') return { [names.file]: optionalFile }
    const fileName = z.string().check(z.maxLength(255), z.regex(/^[\w.-]*$/))
    return { [names.file]: optionalFile, [names.existing]: z.nullable(fileName) }
  },
}
