import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/field-meaning.ts'
import { textSchema } from '../core/meaning/text-schemas.ts'
import { addressText } from './input.ts'
import type { UrlField } from './meaning.ts'

const sentUrl = z.pipe(textSchema(2048), addressText())

export const urlPayload: FieldPayload<UrlField> = { shape: (name) => ({ [name]: sentUrl }) }
