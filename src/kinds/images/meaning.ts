import * as z from 'zod/mini'
import type { OwnCell } from '../../schema/component.ts'
import type { Maybe, Named } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldMeaning, FieldPayload, Mode } from '../../schema/field-meaning.ts'
import type { PlaceholderName } from '../image/meaning.ts'

/** The names a list of pictures travels under. */
export interface ImagesNames {
  /** The repeated file part of a creation. */
  readonly create: string
  /** The repeated file part of an update. */
  readonly add: string
  /** The JSON list of the names to keep, on update. */
  readonly keep: string
}

export interface ImagesField<Names extends ImagesNames = ImagesNames>
  extends FieldBase, OwnCell<readonly string[]> {
  readonly kind: 'images'
  /**
   * The names it travels under: new files on creation, new files on update, and the names to keep on update.
   * @example sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' }
   */
  readonly sentAs: Names
  /**
   * The picture shown where a record has none.
   * @example placeholder: 'stadium'
   */
  readonly placeholder: PlaceholderName
  /**
   * How many a record may hold; 12 without it.
   * @example max: 4
   */
  readonly max?: number
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly images: ImagesField
  }
  interface RecordParts<Name extends string, F> {
    images: Named<Name, readonly string[]>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    images: ImagesPart<F, M>
  }
}

type ImagesPart<F, M extends Mode> =
  F extends ImagesField<infer Names>
    ? M extends 'create'
      ? Maybe<Names['create'], readonly File[]>
      : Maybe<Names['add'], readonly File[]> & Named<Names['keep'], readonly string[]>
    : never

/**
 * Several pictures.
 * @example pictures: images({ label: 'Photos', placeholder: 'stadium', sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' } })
 */
export function images<const Names extends ImagesNames>(
  options: Omit<ImagesField<Names>, 'kind'>,
): ImagesField<Names> {
  return { kind: 'images', ...options }
}

export const MAX_IMAGES = 12

/** A list, or the JSON text of one. */
const readList = z.transform((value: unknown) => {
  if (value === null || value === '') return []
  return typeof value === 'string' ? parseJson(value) : value
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const imagesMeaning: FieldMeaning<ImagesField> = {
  columns: (name) => [{ name, type: 'json', empty: '[]' }],
  recordShape: (name) => ({ [name]: z._default(z.pipe(readList, z.array(z.string())), []) }),
  formValues: (name, { sentAs }, mode, record) =>
    mode === 'create'
      ? { [sentAs.create]: undefined }
      : { [sentAs.add]: undefined, [sentAs.keep]: record?.[name] ?? [] },
  toRow: (name, _field, value) => ({ [name]: JSON.stringify(Array.isArray(value) ? value : []) }),
  fromRow: (name, _field, row) => parseJson(String(row[name] ?? '[]')),
  searchText: () => '',
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
}

const oneOrMore = z.transform((value: unknown) => {
  if (value === '') return []
  return Array.isArray(value) ? value.filter((file) => file !== '') : [value]
})

export const imagesPayload: FieldPayload<ImagesField> = {
  isKeptUnsent: true,
  shape(_name, { sentAs }, mode) {
    const files = z.optional(z.pipe(oneOrMore, z.array(z.file())))
    if (mode === 'create') return { [sentAs.create]: files }
    const fileNames = z.array(z.string().check(z.maxLength(255), z.regex(/^[\w.-]+$/)))
    return { [sentAs.add]: files, [sentAs.keep]: z.pipe(readList, fileNames) }
  },
}
