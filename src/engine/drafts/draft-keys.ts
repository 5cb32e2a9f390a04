import { BASE_PATH } from '../../api/addresses.ts'
import { tryStorage } from '../../ui/try-storage.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { createContext } from 'react'

/** Identifies a draft: account, entity and record. */
export interface DraftPlace {
  readonly account: RecordId
  readonly entity: string
  readonly record: RecordId | 'create'
}

export const DRAFT_PREFIX = `${BASE_PATH}draft:`

export function draftKey({ account, entity, record }: DraftPlace): string {
  return `${DRAFT_PREFIX}${[account, entity, record].join(':')}`
}

/** Deletes all drafts of an administrator. */
export function removeDraftsOf(account: RecordId): void {
  removeWhere((key) => key.startsWith(`${DRAFT_PREFIX}${account}:`))
}

/** Deletes storage entries that match. */
export function removeWhere(isUnwanted: (key: string, text: string | null) => boolean): void {
  tryStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_none, place) => storage.key(place) ?? '')
    for (const key of keys) if (isUnwanted(key, storage.getItem(key))) storage.removeItem(key)
  })
}

/** The id of the account that owns drafts; undefined until it is loaded. */
export const DraftOwner = createContext<RecordId | null>(null)
