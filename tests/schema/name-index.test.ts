import { describe, expect, it } from 'vitest'
import { indexNames } from '../../src/schema/where/name-index.ts'

const index = indexNames([
  { name: 'Alger', labels: ['الجزائر'], keywords: ['16'] },
  { name: 'Béjaïa', labels: ['بجاية'], keywords: ['06', '6'] },
  { name: "M'Sila", labels: ['المسيلة'], keywords: ['28'] },
  { name: 'El Biar', labels: ['الأبيار'] },
  { name: 'Aïn Témouchent', labels: ['عين تموشنت'], keywords: ['46'] },
  { name: 'Larbaa', labels: ['الأربعاء'] },
  { name: 'El Arbaa', labels: ['الأربعاء'] },
  { name: '16', labels: ['Seize'] },
])

describe('the name that a text stands for', () => {
  it.each([
    ['Alger', 'Alger'],
    ['ALGER', 'Alger'],
    ['  alger ', 'Alger'],
    ['الجزائر', 'Alger'],
    ['الجزائــر', 'Alger'],
    ['16 - Alger', 'Alger'],
    ['Alger (16)', 'Alger'],
    ['16. الجزائر', 'Alger'],
    ['Bejaia', 'Béjaïa'],
    ['Béjaïa'.normalize('NFD'), 'Béjaïa'],
    ['06', 'Béjaïa'],
    ['٠٦', 'Béjaïa'],
    ['\u200fبجاية\u200e', 'Béjaïa'],
    ['بجايه', 'Béjaïa'],
    ['M’Sila', "M'Sila"],
    ['MSILA', "M'Sila"],
    ['El  Biar', 'El Biar'],
    ['El\u00a0Biar', 'El Biar'],
    ['EL-BIAR', 'El Biar'],
    ['الابيار', 'El Biar'],
    ['Ain Temouchent', 'Aïn Témouchent'],
    // A name to the letter comes before what others go by.
    ['16', '16'],
  ])('%j stands for %s', (text, name) => {
    expect(index.find(text)).toEqual([name])
    expect(index.meant(text)).toBe(name)
  })

  it.each(['', ' ', '-', '99', 'Paris', '16 - Béjaïa', 'Alger Centre'])('%j stands for none', (text) => {
    expect(index.find(text)).toEqual([])
    expect(index.meant(text)).toBe(text)
  })

  it('is not guessed where two are called so', () => {
    expect(index.find('الاربعاء')).toEqual(['Larbaa', 'El Arbaa'])
    expect(index.meant('الاربعاء')).toBe('الاربعاء')
  })
})

it.each([
  ['Algr', ['Alger']],
  ['Bejaya', ['Béjaïa']],
  ['بجاي', ['Béjaïa']],
  ['Londres', []],
  ['', []],
])('%j is written almost like %j', (text, names) => {
  expect(index.nearest(text)).toEqual(names)
})
