import * as z from 'zod/mini'
import type { CustomCellOption } from '../../schema/entity/component.ts'
import type { Maybe, Named } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { readList, parseJsonOrText } from '../core/definition/text-values.ts'

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
  extends FieldBase, CustomCellOption<readonly string[]> {
  readonly kind: 'images'
  /**
   * The names it travels under: new files on creation, new files on update, and the names to keep on update.
   * @example sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' }
   */
  readonly sentAs: Names
  /**
   * The address of the picture shown where a record has none; a neutral one without it.
   * @example placeholder: new URL('./pictures/room.svg', import.meta.url).href
   */
  readonly placeholder?: string
  /**
   * How many a record may hold; 12 without it.
   * @example max: 4
   */
  readonly max?: number
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly images: ImagesField
  }
  interface RecordParts<Name extends string, F> {
    images: Named<Name, Readonly<z.output<typeof recordNames>>>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    images: ImagesPart<F, M>
  }
}

type ImagesPart<F, M extends Mode> =
  F extends ImagesField<infer Names>
    ? M extends 'create'
      ? Maybe<Names['create'], SentFiles>
      : Maybe<Names['add'], SentFiles> &
          Named<Names['keep'], Readonly<z.output<ReturnType<typeof keptNames>>>>
    : never

type SentFiles = Readonly<z.output<ReturnType<typeof sentFiles>>>

/**
 * Several pictures.
 * @example pictures: images({ label: 'Photos', sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' } })
 */
export function images<const Names extends ImagesNames>(
  options: Omit<ImagesField<Names>, 'kind'>,
): ImagesField<Names> {
  return fieldOfKind(imagesDefinition, { kind: 'images', ...options })
}

export const MAX_IMAGES = 12

const recordNames = z._default(z.pipe(readList, z.array(z.string())), [])

export const imagesDefinition: FieldDefinition<ImagesField> = {
  columns: (name) => [{ name, type: 'json', empty: '[]' }],
  recordShape: (name) => ({ [name]: recordNames }),
  formValues: (name, { sentAs }, mode, record) =>
    mode === 'create'
      ? { [sentAs.create]: undefined }
      : { [sentAs.add]: undefined, [sentAs.keep]: record?.[name] ?? [] },
  valueInForm: (_name, { sentAs }, mode, form) => [
    ...listOf(form[sentAs.keep]),
    ...listOf(form[mode === 'create' ? sentAs.create : sentAs.add]),
  ],
  isLeftOutOfDrafts: true,
  toRow: (name, _field, value) => ({ [name]: JSON.stringify(Array.isArray(value) ? value : []) }),
  fromRow: (name, _field, row) => parseJsonOrText(String(row[name] ?? '[]')),
  searchText: () => '',
  filters: () => emptyFilter,
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

const oneOrMore = z.transform((value: unknown) => {
  if (value === '') return []
  return Array.isArray(value) ? value.filter((file) => file !== '') : [value]
})

function sentFiles() {
  return z.optional(z.pipe(oneOrMore, z.array(z.file())))
}

function keptNames() {
  const fileName = z.string().check(z.maxLength(255), z.regex(/^[\w.-]+$/))
  return z.pipe(readList, z.array(fileName))
}

export const imagesPayload: FieldPayload<ImagesField> = {
  isKeptUnsent: true,
  shape(_name, { sentAs }, mode) {
    if (mode === 'create') return { [sentAs.create]: sentFiles() }
    return { [sentAs.add]: sentFiles(), [sentAs.keep]: keptNames() }
  },
}
