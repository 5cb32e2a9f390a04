import { useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import type { EntityRecord, FormValues, Mode } from '../../schema/field-meaning.ts'
import { conflictSchema, type HistoryEntry } from '../../calls/history.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { startValues } from '../../kinds/core/form/form-values.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { recordSchema } from '../../kinds/core/meaning/record-schema.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'
import { mergedValues, mergeForms, type MergedUnit } from '../merge/merge-forms.ts'
import type { Side } from '../merge/merge-values.ts'

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
  /** Starts from a refused save, if it was a conflict. */
  handle(error: unknown): void
  /** Merges what was typed with the record as it is stored now. */
  meet(record: EntityRecord, history: readonly HistoryEntry[]): void
  /** Rebases restored input onto the current record. */
  takeUp(before: FormValues, typed: FormValues): void
  choose(unit: MergedUnit, side: Side): void
  /** Whether every conflict is resolved; marks the missing choices. */
  isDecided(): boolean
  /** Closes the conflict after a save. */
  end(): void
}

/** Three-way merge of a form with the current record; keeps what only a person can decide. */
export function useConflict(fields: Fields, mode: Mode, filled: FilledForm): Conflicts {
  const [current, setCurrent] = useState<FormConflict | null>(null)
  const { form, base, refill } = filled

  function merge(record: EntityRecord | null, found: Found) {
    const theirs = startValues(fields, mode, record)
    const forms = { base: found.before, mine: found.typed, theirs }
    const units = mergeForms(fields, forms, secretsOf(fields, found.history))
    refill(record, { ...found.typed, ...mergedValues(units) })
    const isNews = !found.isOfDraft || units.length > 0
    setCurrent(isNews ? { ...found, units, choices: {}, isChoiceMissing: false } : null)
  }

  function meet(record: EntityRecord, history: readonly HistoryEntry[]) {
    const before = startValues(fields, mode, base)
    merge(record, { before, typed: form.getValues(), history, isOfDraft: false })
  }

  return {
    current,
    handle(error) {
      const found = error instanceof RefusedError ? conflictSchema.safeParse(error.conflict).data : undefined
      const record = found && recordSchema({ fields }).safeParse(found.record)
      if (found && record?.success) meet(record.data, found.history)
    },
    meet,
    takeUp(before, typed) {
      const start = startValues(fields, mode, base)
      merge(base, {
        before: { ...start, ...before },
        typed: { ...form.getValues(), ...typed },
        history: [],
        isOfDraft: true,
      })
    },
    choose(unit, side) {
      for (const [name, value] of Object.entries(unit.taken[side])) {
        form.setValue(name, value, { shouldDirty: true })
        form.clearErrors(name)
      }
      setCurrent(
        (conflict) =>
          conflict && {
            ...conflict,
            choices: { ...conflict.choices, [unit.names[0]]: side },
            isChoiceMissing: false,
          },
      )
    },
    isDecided() {
      const isMissing = current?.units.some((unit) => isUndecided(current, unit)) ?? false
      setCurrent((conflict) => conflict && { ...conflict, isChoiceMissing: isMissing })
      return !isMissing
    },
    end: () => setCurrent(null),
  }
}

type Found = Pick<FormConflict, 'before' | 'history' | 'isOfDraft'> & { readonly typed: FormValues }

export function isUndecided({ choices }: FormConflict, { isConflicting, names }: MergedUnit): boolean {
  return isConflicting && choices[names[0]] === undefined
}

/** The changed secret fields; the history contains no values of them. */
function secretsOf(fields: Fields, history: readonly HistoryEntry[]): ReadonlySet<string> {
  const changed = history.flatMap(({ changes }) => changes.map(({ field }) => field))
  return new Set(changed.filter((name) => fields[name] && meaningOf(fields[name]).isSecret))
}
