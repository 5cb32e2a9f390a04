import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { textOf } from '../../src/kinds/core/definition/definitions.ts'
import { localizedText } from '../../src/kinds/localized-text/definition.ts'
import { LocalizedTextValue } from '../../src/kinds/localized-text/value.tsx'
import type { Language } from '../../src/schema/values/text.ts'
import { setTranslationSource } from '../../src/texts/translation.ts'

const field = localizedText({ label: 'Nom' })
const whole = { en: 'Ball', fr: 'Ballon', ar: 'كرة' }
const speak = (language: Language) => setTranslationSource(() => ({ language, locale: language }))

afterEach(() => setTranslationSource(() => undefined))

describe('a text in several languages', () => {
  it.each([
    ['fr', 'Ballon', ['Ballon', 'Ball', 'كرة']],
    ['ar', 'كرة', ['كرة', 'Ball', 'Ballon']],
    ['en', 'Ball', ['Ball', 'Ballon', 'كرة']],
  ] as const)('is read by who reads %s in that one first', (language, line, all) => {
    speak(language)
    expect(textOf(field, whole)).toBe(line)
    const shown = renderToStaticMarkup(<LocalizedTextValue field={field} value={whole} related={{}} />)
    const places = all.map((text) => shown.indexOf(`>${text}<`))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('is read in one that there is, where the own is missing', () => {
    speak('ar')
    expect(textOf(field, { fr: 'Ballon' })).toBe('Ballon')
    expect(textOf(field, { fr: 'Ballon', en: 'Ball' })).toBe('Ball')
    expect(textOf(field, null)).toBe('')
  })
})
