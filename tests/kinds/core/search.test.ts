import { describe, expect, it } from 'vitest'
import { text } from '../../../src/kinds/text/definition.ts'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { compareKey, definitionOf } from '../../../src/kinds/core/definition/definitions.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import { phoneKey } from '../../../src/kinds/core/search/phone-number.ts'
import { searchKey, searchWords } from '../../../src/kinds/core/search/search.ts'
import { wholeWords } from '../../../src/kinds/core/definition/text-values.ts'

function isFound(texts: readonly string[], search: string, whole?: ReadonlySet<string>): boolean {
  const key = searchKey(texts)
  return searchWords(search, whole).every((word) => key.includes(word))
}

describe('a search', () => {
  it.each([
    ['0663 31 97 76', '0663319776'],
    ['0663 31 97 76', '0663 31 97 76'],
    ['0663 31 97 76', '0663.31.97.76'],
    ['0663 31 97 76', '(0663) 31-97-76'],
    ['0663 31 97 76', '+213663319776'],
    ['0663 31 97 76', '+213 663 31 97 76'],
    ['0663 31 97 76', '+213 (0)663 31 97 76'],
    ['0663 31 97 76', '00213 663319776'],
    ['0663 31 97 76', '213663319776'],
    ['0663 31 97 76', '663319776'],
    ['0663 31 97 76', '+213663'],
    ['0663 31 97 76', '066331'],
    ['0663 31 97 76', '0663 31'],
    ['0663 31 97 76', '٠٦٦٣ ٣١ ٩٧ ٧٦'],
    ['0663 31 97 76', '۰۶۶۳۳۱۹۷۷۶'],
    ['+213663319776', '0663 31 97 76'],
    ['00213 663 31 97 76', '0663319776'],
    ['023 45 67 89', '023456789'],
    ['023 45 67 89', '+21323456789'],
    ['+33 6 12 34 56 78', '0033612345678'],
    ['Appelez le 0663 31 97 76, le soir', '0663 31 97 76'],
    ['Appelez le 0663 31 97 76, le soir', '0663319776 soir'],
    ['Tél: +213 663 31 97 76', '0663319776'],
    ['0663 31 97 76 0770 11 22 33', '0770112233'],
    ['Zone 3 12 logements', '12 zone 3'],
    ['18/04/1996 1996-04-18', '18/04/1996'],
    ['18/04/1996 1996-04-18', '18/04'],
    ['18/04/1996 1996-04-18', '١٨/٠٤/١٩٩٦'],
    ['18/04/1996 1996-04-18', '1996-04-18'],
  ])('finds "%s" by "%s"', (written, search) => {
    expect(isFound(['Amine', written, 'Oran'], search)).toBe(true)
  })

  it.each([
    ['0663 31 97 76', '0663319777'],
    ['0663 31 97 76', '0663 31 76 97'],
    ['0663 31 97 76', '+33663319776'],
    ['18/04/1996 1996-04-18', '18/05/1996'],
  ])('does not find "%s" by "%s"', (written, search) => {
    expect(isFound([written], search)).toBe(false)
  })

  it('of nothing looks for no word, and nothing is in no key', () => {
    expect(searchWords('  ')).toEqual([])
    expect(searchKey(['', ' '])).toBe('')
  })

  it('tells a word from the one that it is part of', () => {
    const words = { on: 'Active', off: 'Inactive' }
    const whole = wholeWords({ name: text({ label: 'Nom' }), status: toggle({ label: 'Statut', words }) })
    expect([...whole]).toEqual(['active'])
    expect(isFound(['Omar', 'Active'], 'ACTIVE', whole)).toBe(true)
    expect(isFound(['Omar', 'Inactive'], 'active', whole)).toBe(false)
    expect(isFound(['Omar', 'Inactive'], 'inactive', whole)).toBe(true)
    expect(isFound(['Omar', 'Inactive'], 'activ', whole)).toBe(true)
  })

  it('finds a value by its words in every language, whoever has written it', () => {
    const words = { on: { fr: 'active', en: 'open' }, off: { fr: 'inactive', en: 'closed' } }
    const status = toggle({ label: 'Statut', words })
    const role = choice({ label: 'Rôle', options: { forward: { fr: 'Attaquant', ar: 'مهاجم' } } })
    expect(definitionOf(status).searchText(status, false)).toBe('inactive closed')
    expect([...wholeWords({ status })]).toEqual(['active'])
    expect(definitionOf(role).searchText(role, 'forward')).toBe('Attaquant مهاجم')
    expect(compareKey(role, 'forward')).toBe('attaquant')
  })
})

describe('a phone number', () => {
  it.each([
    ['0663 31 97 76', '0663319776'],
    ['+213663319776', '0663319776'],
    ['00213 (0) 663.31.97.76', '0663319776'],
    ['213 663 31 97 76', '0663319776'],
    ['٠٦٦٣٣١٩٧٧٦', '0663319776'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['1515', '1515'],
    ['', ''],
    // No number at all: compared as any text is, and never as the number that is not there.
    ['Admin', 'admin'],
    ['( . )', '( . )'],
    ['0663 poste 2', '0663 poste 2'],
  ])('%j is compared as %j', (written, key) => {
    expect(phoneKey(written)).toBe(key)
  })

  it('is looked for in a long text at once', () => {
    const started = Date.now()
    searchKey([`${'+0 () .-'.repeat(20_000)}${'0'.repeat(100_000)}`])
    expect(Date.now() - started).toBeLessThan(5_000)
  })
})
