import { expect, it } from 'vitest'
import { player } from '../sample/club.ts'
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
