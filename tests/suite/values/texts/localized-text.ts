import type { LocalizedText, LocalizedTextField } from '../../../../src/kinds/localized-text/definition.ts'
import { currentTranslation } from '../../../../src/texts/translation.ts'
import type { Accepted, KindValues, Refused } from '../kind-values.ts'
import { rank } from '../one-value.ts'
import { textOrder, textValues } from './text.ts'

const MOST = 255

function texts(name: string, title: string, sent: Partial<LocalizedText>): Accepted {
  const given = Object.entries(sent)
  const reads = Object.fromEntries(['en', 'fr', 'ar'].map((language) => [language, '']))
  for (const [language, text] of given) reads[language] = text.trim()
  return {
    title,
    sent: () => ({ [name]: sent }),
    reads: { is: 'value', value: reads },
    // The languages that are left out are left empty, whatever was there.
    fills: () =>
      Object.entries({ ...reads, ...sent }).map(([language, text]) => ({
        how: 'type',
        name: `${name}.${language}`,
        text,
      })),
    shows: Object.fromEntries(Object.entries(reads).map(([language, text]) => [`${name}.${language}`, text])),
  }
}

const inAll = (text: string): LocalizedText => ({ en: text, fr: text, ar: text })

function refuse(name: string, title: string, value: unknown, part?: string): Refused {
  const path = part === undefined ? name : `${name}.${part}`
  return { title, sent: () => ({ [name]: value }), path: () => path }
}

export const localizedTextValues: KindValues<LocalizedTextField> = {
  accepted: async ({ name, serial }) => [
    texts(name, 'plain', { en: `Ball ${serial}`, fr: `Ballon ${serial}`, ar: `كرة ${serial}` }),
    texts(name, 'English alone', { en: `Ball ${serial}` }),
    texts(name, 'French alone', { fr: `Ballon ${serial}` }),
    texts(name, 'Arabic alone', { ar: `كرة ${serial}` }),
    ...textValues(serial, MOST).map(({ title, value }) => texts(name, title, inAll(String(value)))),
  ],
  refused: async ({ name }) => [
    refuse(name, 'a text', 'Ballon'),
    refuse(name, 'a number', 12),
    refuse(name, 'a list', ['Ballon']),
    refuse(name, 'a number in French', { fr: 12 }, 'fr'),
    refuse(name, 'a list in Arabic', { fr: 'Ballon', ar: ['كرة'] }, 'ar'),
    refuse(name, 'NUL in English', { fr: 'Ballon', en: 'a\u0000b' }, 'en'),
    ...['en', 'fr', 'ar'].map((language): Refused => {
      const part = `${name}.${language}`
      const text = 'a'.repeat(MOST + 1)
      return {
        ...refuse(name, `too long: ${language}`, { ...inAll('Ballon'), [language]: text }, language),
        fills: () => [{ how: 'type', name: part, text }],
      }
    }),
  ],
  empty: ({ name }) => ({
    reads: { is: 'value', value: inAll('') },
    clears: [
      { title: 'empty texts', parts: { [name]: { en: '', fr: '', ar: ' ' } } },
      { title: 'an empty object', parts: { [name]: {} } },
      { title: 'the empty text', parts: { [name]: '' } },
      { title: 'null', parts: { [name]: null } },
    ],
    // The reader's own is asked for first.
    missing: () => `${name}.${currentTranslation().language}`,
    fills: ['en', 'fr', 'ar'].map((language) => ({ how: 'type', name: `${name}.${language}`, text: '' })),
  }),
  ascending: async ({ name, serial }) =>
    textOrder(serial).map(({ title, value }) =>
      rank(texts(name, title, inAll(String(value))), String(value)),
    ),
}
