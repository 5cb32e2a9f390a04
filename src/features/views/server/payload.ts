import * as z from 'zod/mini'
import { storableText } from '../../../schema/storable.ts'
import { type ListViewPayload, MAX_VIEW_NAME, MAX_VIEW_SEARCH } from '../calls.ts'

/** What is sent of a view that is kept. */
export const viewPayloadSchema: z.ZodMiniType<ListViewPayload> = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME), storableText),
  search: z.string().check(z.maxLength(MAX_VIEW_SEARCH), storableText),
  isShared: z.boolean(),
  isDefault: z.boolean(),
})
