import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { codeSchema } from '../core/definition/text-values.ts'
import { addressText } from './input.ts'
import type { UrlField } from './definition.ts'

const sentUrl = z.pipe(codeSchema(2048), addressText())

export const urlPayload: FieldPayload<UrlField> = { shape: (name) => ({ [name]: sentUrl }) }
