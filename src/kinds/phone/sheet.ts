import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import { wordsSheet } from '../core/sheet/plain-sheet.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { fewDigits } from './few-digits.ts'

export const phoneSheet: FieldSheet<Field> = { ...wordsSheet, doubt: fewDigits }
