import { expect, it } from 'vitest'
import { choice } from '../../src/kinds/choice/meaning.ts'
import { isLocked, isNeeded, withoutHidden } from '../../src/kinds/core/form/conditions.ts'
import { isShown } from '../../src/kinds/core/meaning/is-met.ts'
import { image } from '../../src/kinds/image/meaning.ts'
import { number } from '../../src/kinds/number/meaning.ts'
import { tags } from '../../src/kinds/tags/meaning.ts'
import { text } from '../../src/kinds/text/meaning.ts'
import type { FormValues } from '../../src/schema/field-meaning.ts'

const fields = {
  kind: choice({ label: 'Genre', options: { owned: 'Acheté', rented: 'Loué' } }),
  rent: number({ label: 'Loyer', default: 9, required: true, showWhen: { field: 'kind', is: 'rented' } }),
  due: text({ label: 'Échéance', showWhen: { field: 'rent', is: [9, 10] } }),
  deed: image({ label: 'Acte', showWhen: { field: 'kind', is: 'owned' } }),
  words: tags({ label: 'Mots' }),
  why: text({ label: 'Pourquoi', requiredWhen: { field: 'words', is: 'urgent' } }),
  note: text({ label: 'Note', readOnlyWhen: { field: 'why', isEmpty: false } }),
  deposit: text({
    label: 'Caution',
    requiredWhen: {
      all: [
        { field: 'kind', is: 'rented' },
        { field: 'why', isEmpty: true },
      ],
    },
    readOnlyWhen: {
      any: [
        { field: 'kind', is: 'owned' },
        { field: 'why', isEmpty: false },
      ],
    },
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
  expect(withoutHidden(fields, 'update', form)).toEqual({
    kind: '',
    rent: 9,
    due: '',
    newDeed: undefined,
    existingDeed: '',
    why: 'y',
  })
  const shown = { kind: 'rented', rent: 10, due: 'x' }
  expect(withoutHidden(fields, 'create', { ...shown, deed: undefined })).toEqual({
    ...shown,
    deed: undefined,
  })
})
