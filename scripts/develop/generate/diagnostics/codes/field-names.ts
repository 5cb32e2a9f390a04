import type { CodeGroup } from '../code-entry.ts'

/** Field names that cannot be a column or a payload key. */
export const fieldNameCodes = {
  E170: {
    title: 'A field name that is no safe name of a column',
    fix: 'Write latin letters, digits and underscores, a letter first, 40 at most; people read the label, not the name.',
  },
  E171: {
    title: 'A field name that something else has',
    fix: 'Choose another name: every table has id, created_at, updated_at and search_key, and compares by columns ending in _folded and _collated.',
  },
  E173: {
    title: 'A field or an entity is renamed from one that is still there',
    fix: 'renamedFrom takes over the data of a name that is gone: remove the old field, or the word.',
  },
  E287: {
    title: 'A column of a file would mean two fields, or one that no file writes',
    fix: 'Write in importedAs what no other field is called, each once, and of no field that is readOnly.',
  },
  E172: {
    title: 'Two fields meet in one column or under one payload name',
    fix: 'An image `logo` is sent as newLogo and existingLogo too, a text in languages `name` lies in name_fr: rename the other field.',
  },
} as const satisfies CodeGroup
