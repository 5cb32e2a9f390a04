import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/entity/field-meaning.ts'
import { codeSchema } from '../core/meaning/text-values.ts'
import { addressText } from './input.ts'
import type { UrlField } from './meaning.ts'

const sentUrl = z.pipe(codeSchema(2048), addressText())

export const urlPayload: FieldPayload<UrlField> = { shape: (name) => ({ [name]: sentUrl }) }
