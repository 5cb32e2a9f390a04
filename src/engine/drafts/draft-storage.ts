import * as z from 'zod/mini'
import type { FormValues } from '../../schema/field-meaning.ts'

/** What was typed into a form and not saved. */
export interface Draft {
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** What the form was filled with: a record that has changed since is merged, not overwritten. */
  readonly before: FormValues
  readonly typed: FormValues
}

/** Whose draft of what it is. */
export interface DraftPlace {
  readonly account: number
  readonly entity: string
  readonly record: number | 'create'
}

const PREFIX = 'draft'
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000

const values = z.record(z.string(), z.unknown())
const draft: z.ZodMiniType<Draft> = z.object({ at: z.number(), before: values, typed: values })

export function readDraft(place: DraftPlace): Draft | undefined {
  return tryStorage((storage) => parseDraft(storage.getItem(keyOf(place))))
}

export function writeDraft(place: DraftPlace, content: Draft): void {
  tryStorage((storage) => storage.setItem(keyOf(place), JSON.stringify(content)))
}

export function removeDraft(place: DraftPlace): void {
  tryStorage((storage) => storage.removeItem(keyOf(place)))
}

/** Forgets everything that an administrator has typed in this browser. */
export function removeDraftsOf(account: number): void {
  removeWhere((key) => key.startsWith(`${PREFIX}:${account}:`))
}

/** Forgets what is too old to be missed, and what cannot be read. */
export function pruneDrafts(now: number): void {
  removeWhere((key, text) => {
    const found = key.startsWith(`${PREFIX}:`) ? parseDraft(text) : 'foreign'
    return found === undefined || (found !== 'foreign' && now - found.at > LIFETIME_MS)
  })
}

function keyOf({ account, entity, record }: DraftPlace): string {
  return [PREFIX, account, entity, record].join(':')
}

function removeWhere(isUnwanted: (key: string, text: string | null) => boolean): void {
  tryStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_none, place) => storage.key(place) ?? '')
    for (const key of keys) if (isUnwanted(key, storage.getItem(key))) storage.removeItem(key)
  })
}

/** A storage that is full, forbidden or filled with something else costs the draft, never the form. */
function tryStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

function parseDraft(text: string | null): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
