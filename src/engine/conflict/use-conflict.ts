import { useState } from 'react'
import { parseConflict } from '../../api/conflict.ts'
import { RefusedError } from '../../api/errors.ts'
import type { EntityRecord, FormValues, Mode } from '../../schema/field-meaning.ts'
import type { HistoryEntry } from '../../schema/history-contract.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { recordSchema, startValues } from '../../kinds/record-schema.ts'
import type { FilledForm } from '../form/use-record-form.ts'
import { mergedValues, mergeForms, type MergedUnit } from '../merge/merge-forms.ts'
import type { Side } from '../merge/merge-values.ts'

/** A record that has changed under a form, and what is to be decided of it. */
export interface Conflict {
  /** What the form was filled from, as far as it held it. */
  readonly before: FormValues
  readonly units: readonly MergedUnit[]
  readonly history: readonly HistoryEntry[]
  /** It was not a save that found out, but a draft that was taken up again. */
  readonly isOfDraft: boolean
  /** By the first field of a unit. */
  readonly choices: Readonly<Record<string, Side>>
  /** A save was tried before everything was chosen. */
  readonly isChoiceMissing: boolean
}

export interface Conflicts {
  readonly current: Conflict | null
  /** Takes up what a save was refused for, where it was a conflict. */
  handle(error: unknown): void
  /** Puts what was typed on top of the record as it is, from what it was typed on. */
  takeUp(before: FormValues, typed: FormValues): void
  choose(unit: MergedUnit, side: Side): void
  /** Whether nothing is left to choose; what is, is then marked. */
  isDecided(): boolean
}

/** Merges what others have saved meanwhile into a form, and keeps what only a person can decide. */
export function useConflict(fields: Fields, mode: Mode, filled: FilledForm): Conflicts {
  const [current, setCurrent] = useState<Conflict | null>(null)
  const { form, base, refill } = filled

  function merge(record: EntityRecord | null, found: Found) {
    const theirs = startValues(fields, mode, record)
    const forms = { base: found.before, mine: found.typed, theirs }
    const units = mergeForms(fields, forms, secretsOf(fields, found.history))
    refill(record, { ...found.typed, ...mergedValues(units) })
    const isNews = !found.isOfDraft || units.length > 0
    setCurrent(isNews ? { ...found, units, choices: {}, isChoiceMissing: false } : null)
  }

  return {
    current,
    handle(error) {
      const found = error instanceof RefusedError ? parseConflict(error.conflict) : undefined
      const record = found && recordSchema(fields).safeParse(found.record)
      if (!found || !record?.success) return
      const before = startValues(fields, mode, base)
      merge(record.data, { before, typed: form.getValues(), history: found.history, isOfDraft: false })
    },
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
  }
}

type Found = Pick<Conflict, 'before' | 'history' | 'isOfDraft'> & { readonly typed: FormValues }

export function isUndecided({ choices }: Conflict, { isOpposed, names }: MergedUnit): boolean {
  return isOpposed && choices[names[0]] === undefined
}

/** The passwords that were changed: of them the history holds no values. */
function secretsOf(fields: Fields, history: readonly HistoryEntry[]): ReadonlySet<string> {
  const changed = history.flatMap(({ changes }) => changes.map(({ field }) => field))
  return new Set(changed.filter((name) => fields[name]?.kind === 'password'))
}
