import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { documentOf, printDocument, type JsonDocument } from './document.ts'

export interface JsonField extends FieldBase, CustomComponents<JsonDocument | null> {
  readonly kind: 'json'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly json: JsonField
  }
  interface RecordParts<Name extends string, F> {
    json: Parsed<Name, typeof recordDocument>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    json: Parsed<Name, typeof sentDocument>
  }
}

/**
 * An object or a list of any shape, as another program reads it: at most 20,000 characters of JSON.
 * @example settings: json({ label: 'Réglages' })
 */
export function json(options: Omit<JsonField, 'kind'>): JsonField {
  return fieldOfKind(jsonDefinition, { kind: 'json', ...options })
}

const anyDocument = z.union([z.readonly(z.looseObject({})), z.readonly(z.array(z.unknown()))])

const readDocument = z.transform((value: unknown) => documentOf(value) ?? null)
const recordDocument = z._default(z.pipe(readDocument, z.nullable(anyDocument)), null)

function documentText(_field: JsonField, value: unknown): string {
  const document = documentOf(value)
  return document === undefined ? '' : JSON.stringify(document)
}

export const jsonDefinition: FieldDefinition<JsonField> = {
  columns: (name) => [{ name, type: 'json', empty: null }],
  recordShape: (name) => ({ [name]: recordDocument }),
  // The form holds the text: what a person has half typed is no document yet.
  formValues: (name, _field, _mode, record) => ({ [name]: printDocument(record?.[name]) }),
  valueInForm: (name, _field, _mode, form) => documentOf(form[name]) ?? null,
  isOneValue: true,
  toRow: (name, field, value) => ({ [name]: documentText(field, value) || null }),
  fromRow: (name, _field, row) => documentOf(row[name]) ?? null,
  text: documentText,
  searchText: documentText,
  filters: () => emptyFilter,
  isEmpty: (value) => documentOf(value) === undefined,
}

const MOST_CHARACTERS = 20_000

const readSent = z.transform((value: unknown, { issues }) => {
  if (value === '' || value === null) return null
  const document = documentOf(value)
  if (document === undefined) issues.push({ code: 'invalid_format', format: 'json', input: String(value) })
  if (JSON.stringify(document ?? null).length > MOST_CHARACTERS)
    issues.push({ code: 'too_big', origin: 'string', maximum: MOST_CHARACTERS, input: '' })
  return document
})
const sentDocument = z.pipe(readSent, z.nullable(anyDocument))

/** What the control lets through: nothing, or the text of a document. */
export const jsonInput: FieldInput<JsonField> = {
  schema: () => z.stringFormat('json', (text) => text.trim() === '' || documentOf(text) !== undefined),
}

export const jsonPayload: FieldPayload<JsonField> = {
  hasOneControl: true,
  shape: (name) => ({ [name]: sentDocument }),
}
