import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { codeSchema, emptyOr } from '../core/definition/text-values.ts'
import { type UrlField, isWebAddress } from './definition.ts'
import { withoutDirections } from '../../schema/values/phone.ts'
import type { FieldInput } from '../core/form/field-input.ts'

/** The empty text, or the address of a page on the web. */
function addressText() {
  return emptyOr(
    z.pipe(z.string().check(z.overwrite(withoutDirections), z.trim()), z.stringFormat('url', isWebAddress)),
  )
}

/** What an input for addresses lets through. */
export const urlInput: FieldInput<unknown> = { schema: addressText }

const sentUrl = z.pipe(codeSchema(2048), addressText())

export const urlPayload: FieldPayload<UrlField> = { shape: (name) => ({ [name]: sentUrl }) }
