import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { startOf } from '../../../kinds/core/form/initial-values.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { StoredRecord } from '../../../schema/field-meaning.ts'
import { answers } from '#texts/answers.ts'
import { t } from '../../../texts/locale.ts'
import type { ParsedPayload } from './parse-payload.ts'

interface StageChange {
  readonly stored: StoredRecord | null
  readonly writable: readonly string[]
  readonly parsed: ParsedPayload
}

/** A record begins at its first stage, and leaves one by moves alone, but for the program. */
export function findStageErrors(
  { stages, fields }: AnyEntity,
  { stored, writable, parsed: { sent, errors } }: StageChange,
): readonly InvalidValue[] {
  const field = stages && fields[stages.field]
  if (!field || writable.includes(stages.field)) return []
  const path = stages.field
  const start = startOf(field)
  const held = stored ? stored[path] : start && 'value' in start && start.value
  const isOther = errors.has(path) || (sent.has(path) && sent.get(path) !== held)
  return isOther ? [{ msg: answers.movedOnly(t(field.label)), path }] : []
}
