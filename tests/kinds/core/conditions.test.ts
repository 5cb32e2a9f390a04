import { afterEach, expect, it, vi } from 'vitest'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { isLocked, isNeeded } from '../../../src/kinds/core/form/conditions.ts'
import { createFormModel } from '../../../src/kinds/core/form/form-model.ts'
import { evaluateCondition, isShown } from '../../../src/kinds/core/definition/evaluate-condition.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { datetime } from '../../../src/kinds/datetime/definition.ts'
import { image } from '../../../src/kinds/image/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { tags } from '../../../src/kinds/tags/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import type { Condition } from '../../../src/schema/where/condition.ts'
import type { FormValues } from '../../../src/schema/entity/field-definition.ts'

const fields = {
  kind: choice({ label: 'Genre', options: { owned: 'Acheté', rented: 'Loué' } }),
  rent: number({ label: 'Loyer', default: 9, required: true, showWhen: { kind: 'rented' } }),
  due: text({ label: 'Échéance', showWhen: { rent: { in: [9, 10] } } }),
  deed: image({ label: 'Acte', showWhen: { kind: 'owned' } }),
  words: tags({ label: 'Mots' }),
  why: text({ label: 'Pourquoi', requiredWhen: { words: { in: ['urgent'] } } }),
  note: text({ label: 'Note', readOnlyWhen: { why: { empty: false } } }),
  deposit: text({
    label: 'Caution',
    requiredWhen: {
      kind: 'rented',
      why: { empty: true },
    },
    readOnlyWhen: { or: [{ kind: 'owned' }, { why: { empty: false } }] },
  }),
}
const reader = (form: FormValues) => (name: string) => form[name]

it('follows a chain of fields, the first of which hides all others', () => {
  const rented = reader({ kind: 'rented', rent: '9', due: 'lundi' })
  expect(['rent', 'due', 'deed'].map((name) => isShown(fields, name, rented))).toEqual([true, true, false])
  const owned = reader({ kind: 'owned', rent: 9, due: 'lundi' })
  expect(['rent', 'due', 'deed'].map((name) => isShown(fields, name, owned))).toEqual([false, false, true])
})

it('needs what is required while it is shown, and what a condition requires', () => {
  expect(isNeeded(fields, 'rent', reader({ kind: 'rented' }))).toBe(true)
  expect(isNeeded(fields, 'rent', reader({ kind: 'owned' }))).toBe(false)
  expect(isNeeded(fields, 'why', reader({ words: ['calme', 'urgent'] }))).toBe(true)
  expect(isNeeded(fields, 'why', reader({ words: [] }))).toBe(false)
})

it.each([
  ['rented', '', true, false],
  ['rented', 'x', false, true],
  ['owned', '', false, true],
  ['', '', false, false],
])('holds all of several conditions, or any: "%s" and "%s"', (kind, why, needs, locks) => {
  const record = reader({ kind, why })
  expect([isNeeded(fields, 'deposit', record), isLocked(fields, 'deposit', record)]).toEqual([needs, locks])
})

it('locks by what is stored', () => {
  expect(isLocked(fields, 'note', reader({ why: 'x' }))).toBe(true)
  expect(isLocked(fields, 'note', reader({ why: '' }))).toBe(false)
})

it('sends what is hidden as a new form has it, and all else as it is typed', () => {
  const form = { kind: '', rent: 4, due: 'x', newDeed: 'file', existingDeed: 'a.webp', why: 'y' }
  expect(createFormModel(fields, 'update').held(form)).toEqual({
    kind: '',
    rent: 9,
    due: '',
    newDeed: undefined,
    existingDeed: '',
    why: 'y',
  })
  const shown = { kind: 'rented', rent: 10, due: 'x' }
  expect(createFormModel(fields, 'create').held({ ...shown, deed: undefined })).toEqual({
    ...shown,
    deed: undefined,
  })
})

const days = { ends: date({ label: 'Fin' }), starts: datetime({ label: 'Début' }) }
const DAY_TABLE: readonly (readonly [string, Condition, string | null, boolean])[] = [
  ['yesterday', { ends: { to: { days: -1 } } }, '2026-06-14', true],
  ['today', { ends: { to: { days: -1 } } }, '2026-06-15', false],
  ['tomorrow', { ends: { to: { days: -1 } } }, '2026-06-16', false],
  ['nothing', { ends: { to: { days: -1 } } }, null, false],
  ['what a form holds of nothing', { ends: { to: { days: -1 } } }, '', false],
  ['in 29 days', { ends: { to: { days: 29 } } }, '2026-07-14', true],
  ['in 30 days', { ends: { to: { days: 29 } } }, '2026-07-15', false],
  ['a week ago', { ends: { to: { days: -8 } } }, '2026-06-08', false],
  ['eight days ago', { ends: { to: { days: -8 } } }, '2026-06-07', true],
  ['yesterday', { ends: { from: { days: 1 } } }, '2026-06-14', false],
  ['today', { ends: { from: { days: 1 } } }, '2026-06-15', false],
  ['tomorrow', { ends: { from: { days: 1 } } }, '2026-06-16', true],
  ['nothing', { ends: { from: { days: 1 } } }, null, false],
  ['in 30 days', { ends: { from: { days: 31 } } }, '2026-07-15', false],
  ['in 31 days', { ends: { from: { days: 31 } } }, '2026-07-16', true],
  // In Algiers, an hour ahead of UTC, the day begins and ends at 23:00 there.
  ['the last second of yesterday', { starts: { to: { days: -1 } } }, '2026-06-14T22:59:59Z', true],
  ['the first second of today', { starts: { to: { days: -1 } } }, '2026-06-14T23:00:00Z', false],
  ['the last second of today', { starts: { from: { days: 1 } } }, '2026-06-15T22:59:59Z', false],
  ['the first second of tomorrow', { starts: { from: { days: 1 } } }, '2026-06-15T23:00:00Z', true],
  ['in ten days', { starts: { to: { days: 29 } } }, '2026-06-25T10:00:00Z', true],
]

afterEach(() => {
  vi.useRealTimers()
})

it.each(DAY_TABLE)('compares days with today: %s, %o', (_title, condition, value, expected) => {
  // The 15th in Algiers, still the 14th in UTC.
  vi.useFakeTimers({ now: Date.parse('2026-06-14T23:30:00Z') })
  expect(evaluateCondition(days, condition, reader({ ends: value, starts: value }))).toBe(expected)
})
