import { describe, expect, it } from 'vitest'
import { readCommunes } from '../../entities/reference/algeria-communes.ts'
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
