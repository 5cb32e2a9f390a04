import { describe, expect, it } from 'vitest'
import { proposals } from '../../src/features/agents/texts/ar.ts'
import { secondFactor as arabic } from '../../src/accounts/ways/second-factor/texts/ar.ts'
import { secondFactor as english } from '../../src/accounts/ways/second-factor/texts/en.ts'
import { secondFactor as french } from '../../src/accounts/ways/second-factor/texts/fr.ts'

describe('what is left and what waits, by its number', () => {
  it.each([
    [0, 'plus aucun code de secours', 'no recovery code left', 'لم يبق أي رمز استرجاع'],
    [1, '1 code de secours restant', '1 recovery code left', 'بقي لك رمز استرجاع واحد'],
    [2, '2 codes de secours restants', '2 recovery codes left', 'بقي لك رمزا استرجاع'],
    [3, '3 codes de secours restants', '3 recovery codes left', 'بقي لك 3 رموز استرجاع'],
    [10, '10 codes de secours restants', '10 recovery codes left', 'بقي لك 10 رموز استرجاع'],
  ])('tells of %i recovery codes', (count, inFrench, inEnglish, inArabic) => {
    const told = [french, english, arabic].map(({ codesLeft }) => codesLeft(count))
    expect(told).toEqual([inFrench, inEnglish, inArabic])
  })

  it.each([
    [1, 'اقتراح واحد من وكيل ينتظر قرارك', 'على بطاقة واحدة'],
    [2, 'اقتراحان من الوكلاء ينتظران قرارك', 'على بطاقتين'],
    [5, '5 اقتراحات من الوكلاء تنتظر قرارك', 'على 5 بطاقات'],
    [20, '20 اقتراحًا من الوكلاء ينتظر قرارك', 'على 20 بطاقة'],
  ])('tells of %i proposals and records', (count, title, records) => {
    expect([proposals.title(count), proposals.records(count)]).toEqual([title, records])
  })
})
