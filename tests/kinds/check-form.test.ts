import { expect, it } from 'vitest'
import { dayChecks } from '../../src/kinds/core/form/entity-checks.ts'
import { checkForm } from '../../src/kinds/core/form/form-model.ts'
import { date } from '../../src/kinds/date/definition.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'

const fields = { from: number({ label: 'De' }), to: number({ label: 'À' }), note: text({ label: 'Note' }) }
const order = {
  of: ['from', 'to'],
  holds: ({ from, to }: Readonly<Record<string, unknown>>) =>
    from === null || to === null || Number(from) <= Number(to),
  field: 'to',
  says: 'La fin précède le début.',
}
const check = (form: Readonly<Record<string, unknown>>) => checkForm(fields, 'create', { order }, form)

it('marks the field that a check names', () => {
  expect(check({ from: 5, to: '4', note: '' })).toEqual({ to: { type: 'check', message: order.says } })
  expect(check({ from: 4, to: '4', note: '' })).toEqual({})
  expect(check({ from: 5, to: null, note: '' })).toEqual({})
})

it('leaves to the backend what the form does not have or cannot read', () => {
  expect(check({ from: 5, to: 'quatre', note: '' })).toEqual({})
  const { from: _from, ...rest } = fields
  expect(checkForm(rest, 'create', { order }, { to: 4, note: '' })).toEqual({})
})

it('marks a day that comes before the one of another field, where one of them has changed', () => {
  const days = { from: date({ label: 'Début' }), to: date({ label: 'Fin', min: { field: 'from' } }) }
  const form = { from: '2026-05-02', to: '2026-05-01' }
  const checkDays = (changed: string) =>
    checkForm(
      days,
      'update',
      dayChecks(days, (name) => name === changed),
      form,
    )
  const message = 'Fin\u202f: ne peut pas être avant «\u202fDébut\u202f».'
  expect(checkDays('from')).toEqual({ to: { type: 'check', message } })
  expect(checkDays('to')).toEqual({ to: { type: 'check', message } })
  expect(checkDays('none')).toEqual({})
})
