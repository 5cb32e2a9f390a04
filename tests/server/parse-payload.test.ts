import { describe, expect, it } from 'vitest'
import { localizedText } from '../../src/kinds/localized-text/meaning.ts'
import { number } from '../../src/kinds/number/meaning.ts'
import { text } from '../../src/kinds/text/meaning.ts'
import { parsePayload } from '../../src/server/records/parse-payload.ts'

const fields = {
  name: text({ label: 'Nom' }),
  size: number({ label: 'Taille' }),
  title: localizedText({ label: 'Titre' }),
}

describe('parsePayload', () => {
  it('holds what was sent, and nothing else', () => {
    const { sent, errors } = parsePayload(fields, 'create', { name: ' A ', size: '3', other: 1, id: 4 })
    expect([...sent]).toEqual([
      ['name', 'A'],
      ['size', 3],
    ])
    expect(errors.size).toBe(0)
  })

  it('takes null for nothing', () => {
    const { sent } = parsePayload(fields, 'update', { name: null, size: null, title: null })
    expect([...sent]).toEqual([
      ['name', ''],
      ['size', null],
      ['title', { en: '', fr: '', ar: '' }],
    ])
  })

  it('reads no names from prototypes', () => {
    const inherited: Readonly<Record<string, unknown>> = Object.create({ name: 'A' })
    expect(parsePayload(fields, 'create', inherited).sent.size).toBe(0)
  })

  it('names the part that is wrong, by the field it belongs to', () => {
    const { errors } = parsePayload(fields, 'create', { size: 'x', title: { ar: 5 } })
    expect([...errors]).toEqual([
      ['size', [{ msg: 'Taille\u202f: un nombre est attendu.', path: 'size' }]],
      ['title', [{ msg: 'Titre\u202f: cette valeur n’est pas valide.', path: 'title.ar' }]],
    ])
  })
})
