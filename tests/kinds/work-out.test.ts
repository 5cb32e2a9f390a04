import { expect, it } from 'vitest'
import { workOut, recordInForm } from '../../src/kinds/core/form/form-model.ts'
import { decimal } from '../../src/kinds/decimal/definition.ts'
import { number } from '../../src/kinds/number/definition.ts'
import type { FormValues } from '../../src/schema/entity/field-definition.ts'

const fields = {
  price: number({ label: 'Prix', decimals: 2 }),
  pieces: number({ label: 'Pièces' }),
  net: number({ label: 'Hors taxe', decimals: 2, readOnly: true }),
  total: decimal({ label: 'Total', readOnly: true }),
}
const computed = {
  net: ({ price, pieces }: FormValues) => Number(price ?? 0) * Number(pieces ?? 0),
  total: ({ net }: FormValues) => String(Number(net) * 1.19),
}
const totalOf = (form: FormValues) => {
  const record = recordInForm(fields, 'create', form)
  return record && workOut(computed, ['total', fields.total], record)
}

it('works a field out of what is typed, and of what others have become', () => {
  expect(totalOf({ price: '100', pieces: 2, net: null, total: null })).toBe('238')
  expect(totalOf({ price: null, pieces: null, net: 7, total: '9' })).toBe('0')
})

it('says nothing where a function cannot yet', () => {
  const failing = {
    total: () => {
      throw new RangeError('not yet')
    },
  }
  expect(workOut(failing, ['total', fields.total], {})).toBeUndefined()
})
