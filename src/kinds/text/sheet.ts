import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { plainText } from '../core/definition/plain-text.ts'
import type { TextField } from './definition.ts'

/** Without what stands around it. */
export const textSheet = plainSheet<TextField>({ value: (_field, value) => plainText(value) })
