import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { emptyOr, recordText } from '../core/definition/text-values.ts'

const HEX = /^#[0-9a-f]{6}$/

/** Whether a value, which another backend may have sent, is a colour to paint with. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value)
}

export interface ColorField extends FieldBase, CustomComponents<string> {
  readonly kind: 'color'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly color: ColorField
  }
  interface RecordParts<Name extends string, F> {
    color: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    color: Parsed<Name, typeof sentColor>
  }
}

/**
 * A colour as screens mix it, `#1a7f5a`.
 * @example shirt: color({ label: 'Couleur du maillot' })
 */
export function color(options: Omit<ColorField, 'kind'>): ColorField {
  return fieldOfKind(colorDefinition, { kind: 'color', ...options })
}

export const colorDefinition = plainDefinition<ColorField>({
  isCode: true,
  column: () => ({ type: 'text', empty: '' }),
  record: () => recordText,
  filters: () => emptyFilter,
  searchText: searchOwnText,
})

/** Without capitals, and `#fff` in full. */
const readColor = z.transform((value: unknown) => {
  if (value === null) return ''
  if (typeof value !== 'string') return value
  const written = plainCode(value).toLowerCase()
  return written.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
})

const sentColor = z.pipe(readColor, emptyOr(z.stringFormat('color', isColor)))

export const colorPayload: FieldPayload<ColorField> = { shape: (name) => ({ [name]: sentColor }) }
