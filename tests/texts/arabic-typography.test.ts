import { expect, it } from 'vitest'
import { catalogueTexts, entityTexts, type Told } from './said-texts.ts'

/**
 * A number behind a Latin word is drawn on that word's far side, where it is read first, unless a mark or a letter of Arabic
 * stands between them. What an isolate holds has a direction of its own.
 */
const TURNED = /[A-Za-z][\s،؛:(–-]+\d/u
const ISOLATE = /[\u2066-\u2068][^\u2069]*\u2069/gu

/** A sign of Latin letters behind a word in Arabic. */
const LATIN_SIGN = /\p{Script=Arabic}\s*[,;?]/u

/** Adverbs and objects are written with their tanwin, in one manner. */
const NO_TANWIN =
  /(?<!\p{L})(أولا|جدا|فورا|أيضا|مثلا|دائما|تلقائيا|حاليا|لاحقا|معا|أبدا|فعلا|مجددا|يوما|شخصا|حرفا|سطرا|حقلا|تغييرا|صالحا|موجودا|مسندا)(?!\p{L})/u

const mistakesIn = (told: readonly Told[]) =>
  told
    .filter(({ text }) =>
      [TURNED.test(text.replace(ISOLATE, '')), LATIN_SIGN.test(text), NO_TANWIN.test(text)].includes(true),
    )
    .map(({ place, text }) => `${place}: ${text}`)

it.each([
  ['صور PNG، 10 ميغابايت', true],
  ['صور PNG\u200f، 10 ميغابايت', false],
  ['الخادم (\u2068GET 7\u2069، 404)', false],
  ['تلقائيًا, اليوم', true],
  ['تلقائيًا، اليوم', false],
  ['لماذا?', true],
  ['احذفه أولا.', true],
  ['احذفه أولًا.', false],
])('%j has a mistake: %s', (text, isWrong) => {
  expect(mistakesIn([{ place: 'here', text }]).length > 0).toBe(isWrong)
})

it('the catalogue keeps numbers and signs where they are read', async () => {
  const told = await catalogueTexts('ar')
  expect(told.length).toBeGreaterThan(200)
  expect(mistakesIn(told)).toEqual([])
})

it('what entities say keeps them too', () => {
  const told = entityTexts().filter(({ place }) => place.endsWith('.ar'))
  expect(told.length).toBeGreaterThan(100)
  expect(mistakesIn(told)).toEqual([])
})
