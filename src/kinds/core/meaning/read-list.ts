import * as z from 'zod/mini'
import { parseJsonOrText } from './parse-json.ts'

/** What a payload carries of a list: the list, or the JSON text of one in a part of a multipart body. */
export const readList = z.transform((value: unknown) => {
  if (value === '' || value === null) return []
  return typeof value === 'string' ? parseJsonOrText(value) : value
})
