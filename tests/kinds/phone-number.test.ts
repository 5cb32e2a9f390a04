import { afterEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../src/generated/app.ts'
import type { Country } from '../../src/schema/values/country.ts'
import { DIALLING } from '../../src/schema/values/dialling.ts'

afterEach(() => {
  vi.doUnmock('../../src/generated/app.ts')
  vi.resetModules()
})

async function phonesOf(country: Country | undefined) {
  const { dialling: _dialling, ...rest } = app
  vi.resetModules()
  vi.doMock('../../src/generated/app.ts', () => ({
    app: country === undefined ? rest : { ...rest, dialling: DIALLING[country] },
  }))
  // One after the other: of several at once, some may still be given what was there before.
  const { phoneKey } = await import('../../src/kinds/core/search/phone-number.ts')
  const { searchKey, searchWords } = await import('../../src/kinds/core/search/search.ts')
  const { phone, phoneDefinition } = await import('../../src/kinds/phone/definition.ts')
  const { fewDigits } = await import('../../src/kinds/phone/few-digits.ts')
  const isFound = (written: string, search: string) => {
    const key = searchKey([written])
    return searchWords(search).every((word) => key.includes(word))
  }
  const told = (written: string) => phoneDefinition.searchText(phone({ label: 'Phone' }), written)
  return { phoneKey, isFound, told, isDoubted: (written: string) => fewDigits(written) !== undefined }
}

describe('a phone number is one however it is dialled', () => {
  // Pairs of the national and the international form, as the national plans of ITU-T E.164 write them.
  it.each([
    ['FR', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['GB', '020 7946 0018', '+44 20 7946 0018'],
    ['MA', '0661 23 45 67', '+212 661 23 45 67'],
    ['TN', '20 123 456', '+216 20 123 456'],
    ['ES', '612 34 56 78', '0034 612 34 56 78'],
    ['US', '(415) 555-2671', '+1 415 555 2671'],
  ] as const)('%s: %s is %s', async (country, national, international) => {
    const { phoneKey, isFound, told } = await phonesOf(country)
    expect(phoneKey(national)).toBe(phoneKey(international))
    expect(isFound(told(national), international)).toBe(true)
  })

  it('and without a country only in its international form', async () => {
    const { phoneKey } = await phonesOf(undefined)
    expect(phoneKey('00213 663 31 97 76')).toBe(phoneKey('+213 663 31 97 76'))
    expect(phoneKey('0663 31 97 76')).not.toBe(phoneKey('+213 663 31 97 76'))
  })

  it('and numbers that are no phone stay as they are', async () => {
    const { isFound } = await phonesOf('TN')
    expect(isFound('Lot 20 12 34 56', '34 12 20')).toBe(true)
  })
})

describe('a phone number that seems to lack digits is doubted', () => {
  // The lengths are those of the national plans of ITU-T E.164.
  it.each([
    ['DZ', ['055', '0663 31 97', '+213 663 31', '+213 (0) 663 31', '00 33 6 12 34 56', '+44 20 79'], true],
    ['DZ', ['0663 31 97 76', '021 23 45 67', '+213 663 31 97 76', '+213 (0) 663 31 97 76'], false],
    ['DZ', ['00 33 6 12 34 56 78', '+290 23456', '٠٦٦٣٣١٩٧٧٦'], false],
    ['DZ', ['', 'poste 12', '12'], false],
    ['TN', ['20 123 45'], true],
    ['TN', ['20 123 456'], false],
    ['US', ['555-2671'], true],
    ['US', ['(415) 555-2671'], false],
    [undefined, ['055', '+290 12'], true],
    [undefined, ['55 123', '+290 23456', '+213 663 31 97 76'], false],
  ] as const)('%s: %j %s', async (country, numbers, doubted) => {
    const { isDoubted } = await phonesOf(country)
    expect(numbers.filter(isDoubted)).toEqual(doubted ? numbers : [])
  })
})
