import type { ListQuery } from '../schema/where/list-query.ts'
import type { RecordId } from '../schema/values/record-id.ts'

/** The query keys of one entity. A write invalidates all of them. */
export function resourceKeys(entityName: string) {
  const all = ['entity', entityName] as const
  const lists = [...all, 'list'] as const
  const record = (id: RecordId) => [...all, 'record', id] as const
  return {
    all,
    lists,
    /** One page, or `whole` for the list of a backend without paging. */
    list: (query: ListQuery | 'whole') => [...lists, query] as const,
    /** A page computed in the browser, of one revision of the whole list. */
    localPage: (revision: number | undefined, query: ListQuery) =>
      [...lists, 'local', revision, query] as const,
    /** The ids of a list in its order. */
    order: (state: object) => [...all, 'order', state] as const,
    /** What was edited in the rows of an address. */
    edited: (address: string) => [...lists, 'edited', address] as const,
    record,
    referrers: (ids: readonly RecordId[]) => [...all, 'referrers', ids] as const,
    history: (id: RecordId, version: number) => [...record(id), 'history', version] as const,
    /** The options of a reference, and the label of a chosen one. */
    options: (optionLabel: readonly string[], search: string) =>
      [...all, 'options', optionLabel, search] as const,
    option: (optionLabel: readonly string[], id: RecordId | null) =>
      [...all, 'option', optionLabel, id] as const,
  }
}

/** The query keys of the session. */
export const sessionKeys = {
  currentAdmin: ['session', 'currentAdmin'],
  home: ['session', 'home'],
  profileFields: ['session', 'profileFields'],
} as const

/** The query keys of what was: deleted records, and all that was done. */
export const pastKeys = {
  trash: ['trash'],
  activity: ['activity'],
} as const
