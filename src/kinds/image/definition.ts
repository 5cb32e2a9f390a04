import * as z from 'zod/mini'
import type { CustomCellOption } from '../../schema/entity/component.ts'
import type { Maybe, Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { fileNames, keptName, oneFileDefinition, sentFile, type SentFile } from '../core/storage/one-file.ts'

export interface ImageField extends FieldBase, CustomCellOption<string | null> {
  readonly kind: 'image'
  /**
   * The address of the picture shown where a record has none; a neutral one without it.
   * @example logo: image({ label: 'Logo', placeholder: new URL('./pictures/room.svg', import.meta.url).href })
   */
  readonly placeholder?: string
}

declare module '../../schema/entity/field-kinds.ts' {
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

/**
 * One picture. A `picture` is sent as `picture` on creation, as `newPicture` and `existingPicture` on update.
 * @example picture: image({ label: 'Image' })
 */
export function image(options: Omit<ImageField, 'kind'>): ImageField {
  return fieldOfKind(imageDefinition, { kind: 'image', ...options })
}

const recordName = z._default(z.nullable(z.string()), null)

export const imageDefinition: FieldDefinition<ImageField> = {
  columns: (name) => [{ name, type: 'text', empty: null }],
  recordShape: (name) => ({ [name]: recordName }),
  toRow: (name, _field, value) => ({ [name]: typeof value === 'string' && value !== '' ? value : null }),
  fromRow: (name, _field, row) => row[name] ?? null,
  searchText: () => '',
  ...oneFileDefinition,
}

export const imagePayload: FieldPayload<ImageField> = {
  isKeptUnsent: true,
  shape(name, _field, mode) {
    const names = fileNames(name, mode)
    if (mode === 'create') return { [names.file]: sentFile() }
    return { [names.file]: sentFile(), [names.existing]: keptName() }
  },
}
