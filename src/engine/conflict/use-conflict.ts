import { useRef, useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import { conflictSchema, type HistoryEntry } from '../../calls/record-calls.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import { recordSchema, versionOf } from '../../kinds/core/definition/record.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'
import { isSame, mergedValues, pickValues, type MergedUnit, type Side } from '../../kinds/core/form/merge.ts'

/** A conflict between a form and the stored record. */
export interface FormConflict {
  /** The base of the three-way merge, as far as it is known. */
  readonly before: FormValues
  readonly units: readonly MergedUnit[]
  readonly history: readonly HistoryEntry[]
  /** The conflict was found by a restored draft, not by a save. */
  readonly isOfDraft: boolean
  /** By the first field of each unit. */
  readonly choices: Readonly<Record<string, Side>>
  /** A save was tried with choices missing. */
  readonly isChoiceMissing: boolean
}

export interface Conflicts {
  readonly current: FormConflict | null
  /** Merges after a refused save, if it was a conflict. @returns whether nothing is to be asked, so that it can be saved again. */
  handle(error: unknown): boolean
  /** Shows what was merged without a question where it could not be saved so. */
  explain(): void
  /** Merges what was typed with the record as it is stored now. */
  meet(record: EntityRecord, history: readonly HistoryEntry[]): void
  /** Rebases restored input onto the current record. */
  takeUp(before: FormValues, typed: FormValues): void
  choose(unit: MergedUnit, side: Side): void
  /** Whether every conflict is resolved; marks the missing choices. */
  isDecided(): boolean
  /** What the save has merged without a question, once. */
  claimMerged(): FormConflict | null
  /** Closes the conflict after a save. */
  end(): void
}

/** Three-way merge of a form with the current record; keeps what only a person can decide. */
export function useConflict(filled: FilledForm): Conflicts {
  const [current, setCurrent] = useState<FormConflict | null>(null)
  const unasked = useRef<FormConflict | null>(null)
  const { model, form, base } = filled

  function explain() {
    if (unasked.current) setCurrent(unasked.current)
    unasked.current = null
  }

  return {
    current,
    explain,
    handle(error) {
      const found = readConflict(model, error)
      if (!found) return false
      const mine = sinceBase(filled, found.history)
      const merged = merge(filled, found.record, mine)
      // A backend that refuses the version it has just answered would be asked for ever.
      const isNewer = versionOf(model.fields, found.record) !== versionOf(model.fields, base)
      const isMerged =
        isNewer && isAllSent(filled, mine) && !merged.units.some((unit) => isQuestion(unit, mine.typed))
      const all = withEarlier(merged, unasked.current)
      unasked.current = isMerged ? all : null
      setCurrent(isMerged ? null : all)
      return isMerged
    },
    meet: (record, history) => setCurrent(merge(filled, record, sinceBase(filled, history))),
    takeUp(before, typed) {
      const start = model.start(base)
      const merged = merge(filled, base, {
        before: { ...start, ...before },
        typed: { ...form.getValues(), ...typed },
        history: [],
        isOfDraft: true,
      })
      setCurrent(merged.units.length > 0 ? merged : null)
    },
    choose(unit, side) {
      for (const [name, value] of Object.entries(unit.taken[side])) {
        form.setValue(name, value, { shouldDirty: true })
        form.clearErrors(name)
      }
      setCurrent((conflict) => conflict && withChoice(conflict, unit, side))
    },
    isDecided() {
      const isMissing = current?.units.some((unit) => isUndecided(current, unit)) ?? false
      setCurrent((conflict) => conflict && { ...conflict, isChoiceMissing: isMissing })
      return !isMissing
    },
    claimMerged() {
      const merged = unasked.current
      unasked.current = null
      return merged
    },
    end: () => setCurrent(null),
  }
}

type Found = Pick<FormConflict, 'before' | 'history' | 'isOfDraft'> & { readonly typed: FormValues }

/** What a refused save tells of the record as it is. */
function readConflict({ fields }: FormModel, error: unknown) {
  const found = error instanceof RefusedError ? conflictSchema.safeParse(error.conflict).data : undefined
  const record = found && recordSchema({ fields }).safeParse(found.record)
  return record?.success ? { record: record.data, history: found?.history ?? [] } : undefined
}

function sinceBase({ model, base, form }: FilledForm, history: readonly HistoryEntry[]): Found {
  return { before: model.start(base), typed: form.getValues(), history, isOfDraft: false }
}

/** Fills the form with the record, and what was typed. */
function merge({ model, refill }: FilledForm, record: EntityRecord | null, found: Found): FormConflict {
  const forms = { base: found.before, mine: found.typed, theirs: model.start(record) }
  const changed = found.history.flatMap(({ changes }) => changes.map(({ field }) => field))
  const units = model.merge(forms, changed)
  refill(record, { ...found.typed, ...mergedValues(units) })
  return { ...found, units, choices: {}, isChoiceMissing: false }
}

/** What was typed that the merged form shows no more, because of what others have chosen, would be lost without a word. */
function isAllSent({ model, form }: FilledForm, { before, typed }: Found): boolean {
  const held = form.getValues()
  const sent = model.held(held)
  const changed = Object.keys(typed).filter((name) => !isSame(typed[name], before[name]))
  return changed.every((name) => isSame(sent[name], held[name]))
}

function withChoice(conflict: FormConflict, { names }: MergedUnit, side: Side): FormConflict {
  return { ...conflict, choices: { ...conflict.choices, [names[0]]: side }, isChoiceMissing: false }
}

/** Only what both sides changed is asked for, and not where both changed it to the same. */
function isQuestion({ isConflicting, isMineToo, taken }: MergedUnit, typed: FormValues): boolean {
  return isConflicting || (isMineToo && !isSame(taken.mine, pickValues(typed, Object.keys(taken.mine))))
}

/** Together with what was merged into the same input before: others may save again meanwhile. */
function withEarlier(merged: FormConflict, earlier: FormConflict | null): FormConflict {
  if (!earlier) return merged
  const isNew = ({ names }: MergedUnit) => merged.units.every((unit) => unit.names[0] !== names[0])
  return {
    ...merged,
    before: {
      ...merged.before,
      ...pickValues(
        earlier.before,
        earlier.units.flatMap(({ taken }) => Object.keys(taken.mine)),
      ),
    },
    units: [...merged.units, ...earlier.units.filter(isNew)],
    history: [...merged.history, ...earlier.history],
  }
}

export function isUndecided({ choices }: FormConflict, { isConflicting, names }: MergedUnit): boolean {
  return isConflicting && choices[names[0]] === undefined
}
