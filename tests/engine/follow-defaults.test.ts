import { expect, it } from 'vitest'
import { createFollowers } from '../../src/engine/form-state/use-record-form.ts'
import { text } from '../../src/kinds/text/definition.ts'

const fields = {
  address: text({ label: 'Adresse' }),
  billing: text({ label: 'Facturer à', defaultFrom: 'address' }),
}
const typing = (name: string) => ({ name, isTyped: true })

it('follows another field letter by letter', () => {
  const follow = createFollowers(fields)
  expect(follow({ address: 'A', billing: '' }, typing('address'))).toEqual({ billing: 'A' })
  expect(follow({ address: 'A', billing: 'A' }, { name: 'billing', isTyped: false })).toEqual({})
  expect(follow({ address: 'Al', billing: 'A' }, typing('address'))).toEqual({ billing: 'Al' })
})

it.each(['B', ''])('leaves "%s" that somebody typed', (billing) => {
  const follow = createFollowers(fields)
  follow({ address: 'A', billing: '' }, typing('address'))
  follow({ address: 'A', billing }, typing('billing'))
  expect(follow({ address: 'Al', billing }, typing('address'))).toEqual({})
})

it('leaves what was there before anything was typed', () => {
  expect(createFollowers(fields)({ address: 'A', billing: 'kept' }, typing('address'))).toEqual({})
})

it('follows again in the next new record', () => {
  const follow = createFollowers(fields)
  follow({ address: '', billing: '' }, typing('billing'))
  follow({ address: '', billing: '' }, { name: undefined, isTyped: false })
  expect(follow({ address: 'A', billing: '' }, typing('address'))).toEqual({ billing: 'A' })
})
