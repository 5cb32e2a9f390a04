import { plainSheet } from '../plain-sheet.ts'
import { plainText } from '../plain-text.ts'
import type { TextField } from './meaning.ts'

/** Without what stands around it. */
export const textSheet = plainSheet<TextField>({ value: (_field, value) => plainText(value) })
