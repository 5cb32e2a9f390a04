import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord, Mode } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import { payloadOf } from '../../kinds/payloads.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import type { Mistake, SettleContext, Settled } from '../../kinds/field-storage.ts'
import { assertNoMistakes } from '../errors/refusal.ts'
import type { ColumnValue } from '../../schema/column.ts'
import { storageOf } from '../../kinds/storages.ts'
import type { PreparedImage } from '../../kinds/image/prepare-image.ts'
import { findTaken } from './find-taken.ts'
import { parsePayload, type Payload } from './parse-payload.ts'
import { recordExists } from './read-records.ts'
import type { Store } from './store.ts'

export interface Change {
  readonly mode: Mode
  readonly payload: Payload
  /** The record before it; null for a new one. */
  readonly stored: EntityRecord | null
  /** Mistakes that the caller knows of already. */
  readonly found?: readonly Mistake[]
  /** Lets required fields be absent, as those of the first administrator may be. */
  readonly isIncomplete?: boolean
  /** The fields that it is about, as a profile's; all of them without it. */
  readonly only?: readonly string[] | undefined
}

/** What a valid change writes. */
export interface ValidChange {
  readonly columns: Readonly<Record<string, ColumnValue>>
  readonly images: readonly PreparedImage[]
}

/** Checks every field of a change and turns it into columns; nothing is written yet. @throws Refusal with all that is wrong. */
export async function validate(store: Store, entity: AnyEntity, change: Change): Promise<ValidChange> {
  const { mode, stored, found = [] } = change
  const parsed = parsePayload(entity.fields, mode, change.payload)
  const exists = (name: string, id: number) => recordExists(store, name, id)
  const context: SettleContext = { mode, stored, exists, sent: parsed.sent }

  const columns: Record<string, ColumnValue> = {}
  const images: PreparedImage[] = []
  const mistakes = [...found]
  for (const [name, field] of Object.entries(entity.fields)) {
    if (change.only && !change.only.includes(name)) continue
    const unreadable = parsed.mistakes.get(name)
    const settled = unreadable ? { mistakes: unreadable } : await validateField(name, field, context, change)
    if (!settled) continue
    if ('mistakes' in settled) {
      mistakes.push(...settled.mistakes)
      continue
    }
    const own = meaningOf(field).toRow(name, field, settled.value)
    mistakes.push(...(await findTaken(store, entity, [name, field], own, stored?.id)))
    Object.assign(columns, own)
    images.push(...(settled.images ?? []))
  }
  assertNoMistakes(mistakes)
  return { columns, images }
}

async function validateField(
  name: string,
  field: Field,
  context: SettleContext,
  change: Change,
): Promise<Settled> {
  const storage = storageOf(field)
  const { mode } = context
  const isNeeded = field.required === true && !change.isIncomplete
  // A new record holds something for every field; an update carries what a creation must.
  const isWritten = mode === 'create' || (isNeeded && !payloadOf(field).isKeptUnsent)
  const settled =
    (await storage.settle(name, field, context)) ?? (isWritten ? { value: undefined } : undefined)
  if (!settled || 'mistakes' in settled || !isNeeded) return settled
  if (!meaningOf(field).isEmpty(settled.value)) return settled
  const path = storage.control?.(name, field, mode) ?? name
  return { mistakes: [{ msg: answers.required(inLanguage(field.label, 'fr')), path }] }
}
