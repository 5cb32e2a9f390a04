import { authorName } from '../author-name.ts'
import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../calls/record-calls.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import { conflicts } from '#texts/record.ts'
import type { MergedUnit } from '../../kinds/core/form/merge.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { t } from '../../texts/locale.ts'
import type { FormConflict } from './use-conflict.ts'
import { punctuation } from '#texts/frame.ts'

/** Shared by the parts of the conflict panel. */
export interface UnitContext {
  readonly model: FormModel
  readonly conflict: FormConflict
  readonly related: Resource['related']
}

/** `Wilaya, Commune` */
export function unitLabel({ fields }: FormModel, { names }: MergedUnit): string {
  return names.flatMap((name) => (fields[name] ? [t(fields[name].label)] : [])).join(punctuation.comma)
}

/** Who changed a unit last, by name; null when unknown. */
export function lastAuthor(history: readonly HistoryEntry[], unit: MergedUnit): string | null {
  const by = lastChange(history, unit)?.by
  return by ? authorName(by) : null
}

function lastChange(history: readonly HistoryEntry[], { names }: MergedUnit): HistoryEntry | undefined {
  return history.find(({ changes }) => changes.some(({ field }) => names.includes(field)))
}

/** Who changed it last and when; empty when unknown. */
export function unitAuthor(history: readonly HistoryEntry[], unit: MergedUnit): string {
  const last = lastChange(history, unit)
  if (!last) return ''
  const moment = formatMoment(last.at)
  return last.by ? conflicts.by(authorName(last.by), moment) : conflicts.byNobody(moment)
}
