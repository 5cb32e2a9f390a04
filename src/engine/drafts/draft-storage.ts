import * as z from 'zod/mini'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import { tryStorage } from '../../ui/try-storage.ts'
import { DRAFT_PREFIX, draftKey, removeWhere, type DraftPlace } from './draft-keys.ts'
import { DAY_MS } from '../../schema/values/days.ts'

/** Unsaved input of a form. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The base values: when the record has changed since, it is merged. */
  readonly before: FormValues
  readonly typed: FormValues
}

const LIFETIME_MS = 30 * DAY_MS

const values = z.looseObject({})
const dated = z.object({ at: z.number() })
const draft: z.ZodMiniType<Draft> = z.object({ at: z.number(), before: values, typed: values })

export function readDraft(place: DraftPlace): Draft | undefined {
  return tryStorage((storage) => parseAs(draft, storage.getItem(draftKey(place))))
}

export function writeDraft(place: DraftPlace, content: Draft): void {
  tryStorage((storage) => storage.setItem(draftKey(place), JSON.stringify(content)))
}

/** Adds input to the draft of a place, or makes one. */
export function addToDraft(place: DraftPlace, before: FormValues, typed: FormValues): void {
  const kept = readDraft(place)
  writeDraft(place, {
    at: Date.now(),
    before: { ...kept?.before, ...before },
    typed: { ...kept?.typed, ...typed },
  })
}

export function removeDraft(place: DraftPlace): void {
  tryStorage((storage) => storage.removeItem(draftKey(place)))
}

/** Deletes expired and unreadable drafts, of whatever. */
export function pruneDrafts(now: number): void {
  removeWhere((key, text) => {
    if (!key.startsWith(DRAFT_PREFIX)) return false
    const found = parseAs(dated, text)
    return found === undefined || now - found.at > LIFETIME_MS
  })
}

function parseAs<T>(schema: z.ZodMiniType<T>, text: string | null): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
