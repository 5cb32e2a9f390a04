import { plainSheet } from '../core/sheet/plain-sheet.ts'
import { textsOf } from '../core/definition/text-list.ts'
import { splitTags, type TagsField } from './definition.ts'

/** The tags, with a comma between them. */
export const tagsSheet = plainSheet<TagsField>({
  value: (_field, value) => textsOf(value).join(', '),
  read: (_field, text) => splitTags(text),
})
