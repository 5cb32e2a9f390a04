import type { QueryClient } from '@tanstack/react-query'
import { VERSION_KEY } from '../../schema/access/session-contract.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import { conflicts } from '#texts/record.ts'
import { punctuation } from '#texts/frame.ts'
import { offerUndo } from '../undo/undo-offer.ts'
import { isSame, type MergedUnit } from '../../kinds/core/form/merge.ts'
import { toastError, toastFailure } from '../toasts/toasts.ts'
import { lastAuthor, unitLabel } from '../conflict/unit-context.ts'
import type { FormConflict } from '../conflict/use-conflict.ts'

interface MergedSave {
  /** What the form is of: an entity, or the profile. */
  readonly subject: string
  readonly model: FormModel
  /** What a save has merged without a question. */
  readonly merged: FormConflict
  readonly queryClient: QueryClient
  /** The record as it is stored by then. */
  readonly read: () => Promise<EntityRecord>
  readonly send: (values: FormValues) => Promise<void>
}

/** Says quietly what a save has left as others had saved it, with the button that puts back what was there before. */
export function offerMerged(save: MergedSave): void {
  const { subject, model, merged } = save
  const units = merged.units.filter(({ names }) => names.some((name) => isFilledIn(model, name)))
  if (units.length === 0) return
  const isRestorable = units.every(({ names }) => names.every((name) => model.isRestorable(name)))
  offerUndo({
    entity: subject,
    text: describeMerged(save, units),
    ...(isRestorable && { undo: () => restore(save, units) }),
  })
}

/** People fill it in: what the program works out changes with it, and is not theirs. */
function isFilledIn({ fields }: FormModel, name: string): boolean {
  return fields[name] !== undefined && fields[name].readOnly !== true
}

/** A sentence for each author. */
function describeMerged({ model, merged }: MergedSave, units: readonly MergedUnit[]): string {
  const labels = new Map<string | null, string>()
  for (const unit of units) {
    const author = lastAuthor(merged.history, unit)
    const before = labels.get(author)
    const label = unitLabel(model, unit)
    labels.set(author, before === undefined ? label : before + punctuation.comma + label)
  }
  return [...labels]
    .map(([author, label]) =>
      author === null ? conflicts.mergedMeanwhile(label) : conflicts.mergedFrom(label, author),
    )
    .join(' ')
}

/** Saves what was there before the others' change; what was changed again since stays. */
async function restore(save: MergedSave, units: readonly MergedUnit[]): Promise<void> {
  const { model, merged, queryClient, read, send } = save
  try {
    const stored = await read()
    const now = model.start(stored)
    const names = units.flatMap(({ taken }) => Object.keys(taken.theirs))
    const isTheirs = units.every(({ taken }) =>
      Object.entries(taken.theirs).every(([name, value]) => isSame(now[name], value)),
    )
    if (isTheirs) {
      const before = Object.fromEntries(names.map((name) => [name, merged.before[name]]))
      const version = versionOf(model.fields, stored)
      await send({
        ...model.sent({ ...now, ...before }),
        ...(version !== undefined && { [VERSION_KEY]: version }),
      })
    } else toastError(conflicts.changedAgain)
  } catch (error) {
    toastFailure(error)
  }
  await queryClient.invalidateQueries()
}
