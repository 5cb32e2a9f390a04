import { expect, it } from 'vitest'
import { catalogueTexts, entityTexts, type Told } from './said-texts.ts'

/** A sign without a narrow no-break space on its inner side, or another apostrophe; a time of day is neither. */
const MISTAKE = /(?<!\u202f)[:;?!»](?!\d|mm$)|«(?!\u202f)|['ʼ‘]/u

/** As the requirement writes them. */
const REQUIRED = /supprimer difinitivement!$/

const mistakesIn = (told: readonly Told[]) =>
  told
    .filter(({ text }) => MISTAKE.test(text) && !REQUIRED.test(text))
    .map(({ place, text }) => `${place}: ${text}`)

it.each([
  ['Quitter ?', true],
  ['Quitter\u00a0?', true],
  ['Quitter?', true],
  ['« oui »', true],
  ["l'image", true],
  ['Quitter\u202f?', false],
  ['«\u202foui\u202f»', false],
  ['l’image', false],
  ['à 12:30', false],
  ['hh:mm', false],
])('%j has a mistake: %s', (text, isWrong) => {
  expect(mistakesIn([{ place: 'here', text }]).length > 0).toBe(isWrong)
})

it('the catalogue, with all that the server answers, keeps the rules of French typography', async () => {
  const told = await catalogueTexts('fr')
  expect(told.length).toBeGreaterThan(200)
  expect(mistakesIn(told)).toEqual([])
})

it('what entities say keeps them too, wherever the requirement does not write it otherwise', () => {
  // Of a text in several languages the French alone.
  const french = entityTexts().filter(({ place }) => !/\.(ar|en)$/.test(place))
  expect(french.length).toBeGreaterThan(100)
  expect(mistakesIn(french)).toEqual([])
})
