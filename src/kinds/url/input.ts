import * as z from 'zod/mini'
import { withoutDirections } from '../../schema/values/phone.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyOr } from '../core/definition/text-values.ts'
import { isWebAddress } from './definition.ts'

/** The empty text, or the address of a page on the web. */
export function addressText() {
  return emptyOr(
    z.pipe(z.string().check(z.overwrite(withoutDirections), z.trim()), z.stringFormat('url', isWebAddress)),
  )
}

/** What an input for addresses lets through. */
export const urlInput: FieldInput<unknown> = { schema: addressText }
