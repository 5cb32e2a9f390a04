import { afterEach, expect, it, vi } from 'vitest'
import { app } from '../../src/generated/app.ts'

afterEach(() => {
  vi.doUnmock('../../src/generated/app.ts')
  vi.resetModules()
})

it.each([
  ['DZD', undefined, '1 234,50 DA'],
  ['DZD', 'EUR', '1 234,50 €'],
  [undefined, undefined, '1 234,50'],
])('an amount in a program with %s and a field with %s is %s', async (programs, fields, written) => {
  vi.resetModules()
  const { currency: _currency, ...rest } = app
  vi.doMock('../../src/generated/app.ts', () => ({
    app: { ...rest, ...(programs !== undefined && { currency: programs }) },
  }))
  const { decimalDefinition, money } = await import('../../src/kinds/decimal/definition.ts')
  const field = money({ label: 'Prix', ...(fields !== undefined && { currency: fields }) })
  expect((decimalDefinition.text?.(field, '1234.50') ?? '').replace(/\s/g, ' ')).toBe(written)
})
