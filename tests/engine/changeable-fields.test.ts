import { expect, it } from 'vitest'
import { number } from '../../src/kinds/number/definition.ts'
import type { OptionFilter } from '../../src/schema/where/option-filter.ts'
import { player } from '../sample/club.ts'
import { referenceTo } from '../sample/reference-to.ts'
import { changeableFields } from '../../src/features/bulk/changeable-fields.ts'

it('many records are given no password, picture or unique value, and a commune only with its wilaya', () => {
  const changeable = changeableFields(player.fields)
  const {
    picture: _picture,
    email: _email,
    password: _password,
    commune: _commune,
    ...others
  } = player.fields
  expect(Object.keys(changeable)).toEqual(Object.keys(others))
  expect(Object.keys(changeable['wilaya'] ?? {})).toEqual(['wilaya', 'commune'])
})

it('a reference is changed with the one field that it follows, by itself where it follows none, and not by several', () => {
  const narrowed = (options: { readonly where: OptionFilter }) =>
    referenceTo({ label: 'Véhicule', to: 'vehicle', as: 'Vehicle', optionLabel: ['name'], options })
  const fields = {
    guests: number({ label: 'Passagers' }),
    days: number({ label: 'Jours' }),
    active: narrowed({ where: { state: 'active' } }),
    large: narrowed({ where: { seats: { from: { field: 'guests' } } } }),
    free: narrowed({ where: { seats: { from: { field: 'guests' } }, days: { field: 'days' } } }),
  }
  const changeable = changeableFields(fields)
  expect(Object.entries(changeable).map(([name, group]) => [name, Object.keys(group)])).toEqual([
    ['guests', ['guests', 'large']],
    ['days', ['days']],
    ['active', ['active']],
  ])
})
