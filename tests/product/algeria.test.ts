import { describe, expect, it } from 'vitest'
import { readCommunes } from '../../entities/reference/algeria-communes.ts'
import {
  findMovedCommunes,
  findMovedWilayas,
  readNewCommunes,
} from '../../entities/reference/algeria-26-06.ts'
import { algeria2027 } from '../../entities/reference/algeria-2027.ts'
import { algeria } from '../../entities/reference/algeria.ts'

const communes = readCommunes()
const inWilaya = (code: string) => communes.filter((commune) => commune.wilaya_code === code)

describe('the reference table', () => {
  it('has 58 wilayas, 01 to 58, each of one name', () => {
    const names = new Map(communes.map((each) => [each.wilaya_code, each.wilaya_name_ascii]))
    const codes = Array.from({ length: 58 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect([...names.keys()].toSorted()).toEqual(codes)
    expect(new Set(names.values()).size).toBe(58)
    expect(names.get('58')).toBe('El Menia')
  })

  it('has 1541 communes, each with its own id and all eight attributes', () => {
    expect(communes).toHaveLength(1541)
    expect(new Set(communes.map(({ id }) => id)).size).toBe(1541)
    for (const commune of communes) {
      expect(Object.keys(commune)).toHaveLength(8)
      expect(Object.values(commune).every(Boolean)).toBe(true)
    }
  })

  it('counts 4 communes in Illizi and 8 in Ouargla', () => {
    expect(inWilaya('33').map((each) => each.wilaya_name_ascii)).toEqual(Array(4).fill('Illizi'))
    expect(inWilaya('30').map((each) => each.wilaya_name_ascii)).toEqual(Array(8).fill('Ouargla'))
  })

  it.each(['El Eulma', 'Sidi Amar', 'Ben Badis', 'Ouled Brahim', 'Sidi Ameur'])(
    'keeps each %s in its wilaya',
    (name) => {
      const wilayas = communes
        .filter((each) => each.commune_name_ascii === name)
        .map((each) => each.wilaya_code)
      expect(wilayas.length).toBeGreaterThan(1)
      expect(new Set(wilayas).size).toBe(wilayas.length)
    },
  )

  it('is written in Arabic too', () => {
    for (const { commune_name, daira_name, wilaya_name } of communes)
      expect(`${commune_name}${daira_name}${wilaya_name}`).toMatch(/^[\u0600-\u06ff\s()\d-]+$/)
  })
})

describe('the edition of law 26-06', () => {
  const later = readNewCommunes()
  const isOf = (code: string) => later.filter((commune) => commune.wilaya_code === code)

  it('says so, and is not the one of a config that names none', () => {
    expect(algeria2027.edition).toEqual({ law: '26-06', date: '2026-04-04', inForce: '2027-01-01' })
    expect(communes.some(({ wilaya_code }) => Number(wilaya_code) > 58)).toBe(false)
  })

  it('has 69 wilayas in the order of their codes, and the same 1541 communes', async () => {
    expect(await algeria2027.wilayas.load()).toEqual([
      ...(await algeria.wilayas.load()),
      // As presidential decree 26-206 calls them.
      'Aflou',
      'Barika',
      'El Kantara',
      'Bir El Ater',
      'El Aricha',
      'Ksar Chellala',
      'Aïn Ouessara',
      'Messaad',
      'Ksar El Boukhari',
      'Bou Saâda',
      'El Abiodh Sidi Cheikh',
    ])
    const idsOf = (of: typeof communes) => of.map(({ id }) => id).toSorted((one, other) => one - other)
    expect(idsOf(later)).toEqual(idsOf(communes))
  })

  // The lengths of the lists of articles 52 bis 10 to 20.
  it.each([
    ['59', 12],
    ['60', 8],
    ['61', 5],
    ['62', 4],
    ['63', 4],
    ['64', 6],
    ['65', 10],
    ['66', 8],
    ['67', 21],
    ['68', 23],
    ['69', 7],
  ])('has in wilaya %s the %i communes of the law', (code, count) => {
    expect(isOf(code)).toHaveLength(count)
  })

  it('moves 108 communes out of ten wilayas, and back', () => {
    const moved = findMovedCommunes('26-06')
    expect(moved).toHaveLength(108)
    expect([...new Set(moved.map(({ from }) => from.parent))]).toEqual([
      'Laghouat',
      'Batna',
      'Biskra',
      'Tébessa',
      'Tlemcen',
      'Tiaret',
      'Djelfa',
      'Médéa',
      "M'Sila",
      'El Bayadh',
    ])
    const back = findMovedCommunes('19-12').map(({ from, to }) => ({ from: to, to: from }))
    const sorted = (list: typeof moved) => list.map((each) => JSON.stringify(each)).toSorted()
    expect(sorted(back)).toEqual(sorted(moved))
  })

  it('says of a wilaya that was divided each that has a part of it', () => {
    const heirsOf = (edition: '19-12' | '26-06', name: string) =>
      findMovedWilayas(edition).flatMap(({ from, to }) => (from.name === name ? [to.name] : []))
    expect(heirsOf('26-06', 'Djelfa').toSorted()).toEqual(['Aïn Ouessara', 'Djelfa', 'Messaad'])
    expect(heirsOf('26-06', 'Oran')).toEqual([])
    expect(heirsOf('19-12', 'Aflou')).toEqual(['Laghouat'])
  })

  it('knows the spellings of the law', async () => {
    expect((await algeria2027.communesOf.loadKeywords?.('Barika'))?.get('Azil Abedelkader')).toContain(
      'Abdelkader Azil',
    )
  })
})

it('says which edition it is', () => {
  expect(algeria.edition).toEqual({ law: '19-12', date: '2019-12-11' })
})

describe('its lists', () => {
  it('offers the wilayas in the order of their codes', async () => {
    const wilayas = await algeria.wilayas.load()
    expect(wilayas).toHaveLength(58)
    expect([wilayas[0], wilayas[32], wilayas[57]]).toEqual(['Adrar', 'Illizi', 'El Menia'])
  })

  it('offers the communes of one wilaya, in alphabetical order, and none of a name that is none', async () => {
    const illizi = await algeria.communesOf.load('Illizi')
    expect(illizi).toHaveLength(4)
    expect(illizi).toEqual(illizi.toSorted((one, other) => one.localeCompare(other, 'fr')))
    expect(await algeria.communesOf.load('Atlantis')).toEqual([])
  })
})
