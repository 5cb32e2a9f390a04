import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { emptyOr, recordText } from '../core/definition/text-values.ts'

export interface UuidField extends FieldBase, CustomComponents<string> {
  readonly kind: 'uuid'
  /**
   * No two records may hold the same; the empty one is free.
   * @example card: uuid({ label: 'Carte', unique: true })
   */
  readonly unique?: boolean
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly uuid: UuidField
  }
  interface RecordParts<Name extends string, F> {
    uuid: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    uuid: Parsed<Name, typeof sentUuid>
  }
}

/**
 * An identifier that another program has given, `0f8fad5b-d9cb-469f-a165-70867728950e`.
 * @example external_id: uuid({ label: 'Identifiant externe', unique: true })
 */
export function uuid(options: Omit<UuidField, 'kind'>): UuidField {
  return fieldOfKind(uuidDefinition, { kind: 'uuid', ...options })
}

export const uuidDefinition = plainDefinition<UuidField>({
  isCode: true,
  column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
  record: () => recordText,
  filters: () => textFilters,
  searchText: searchOwnText,
})

/** Of any version: who gave it knows why. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readUuid = z.transform((value: unknown) => {
  if (value === null) return ''
  return typeof value === 'string' ? plainCode(value).toLowerCase() : value
})

const sentUuid = z.pipe(readUuid, emptyOr(z.stringFormat('uuid', UUID)))

export const uuidPayload: FieldPayload<UuidField> = { shape: (name) => ({ [name]: sentUuid }) }
