import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { emptyOr } from '../core/definition/text-values.ts'
import { parseCoordinates, readCoordinates } from './coordinates.ts'

export interface CoordinatesField extends FieldBase, CustomComponents<string> {
  readonly kind: 'coordinates'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly coordinates: CoordinatesField
  }
  interface RecordParts<Name extends string, F> {
    coordinates: Parsed<Name, typeof recordCoordinates>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    coordinates: Parsed<Name, typeof sentCoordinates>
  }
}

/**
 * A place on the map: latitude and longitude in degrees, `36.7538, 3.0588`.
 * @example position: coordinates({ label: 'Position' })
 */
export function coordinates(options: Omit<CoordinatesField, 'kind'>): CoordinatesField {
  return fieldOfKind(coordinatesDefinition, { kind: 'coordinates', ...options })
}

const recordCoordinates = z._default(z.pipe(z.transform(readCoordinates), z.string()), '')

export const coordinatesDefinition: FieldDefinition<CoordinatesField> = {
  ...plainDefinition<CoordinatesField>({
    isCode: true,
    column: () => ({ type: 'text', empty: '' }),
    record: () => recordCoordinates,
    filters: () => emptyFilter,
    searchText: searchOwnText,
  }),
  isSortable: false,
}

const readSent = z.transform((value: unknown) => {
  if (value === null) return ''
  if (typeof value !== 'string') return value
  const written = plainCode(value)
  return parseCoordinates(written) ?? written
})

const place = z.stringFormat('coordinates', (text) => parseCoordinates(text) !== null)
const sentCoordinates = z.pipe(readSent, emptyOr(place))

export const coordinatesPayload: FieldPayload<CoordinatesField> = {
  shape: (name) => ({ [name]: sentCoordinates }),
}
