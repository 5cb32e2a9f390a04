import { describe, expect, it } from 'vitest'
import { localizedText } from '../../../src/kinds/localized-text/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { inputSchema } from '../../../src/kinds/core/form/form-model.ts'
import { rows } from '../../../src/kinds/rows/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { parsePayload } from '../../../src/server/records/validation/parse-payload.ts'

const seats = rows({
  label: 'Places',
  distinct: ['letter'],
  fields: {
    letter: text({ label: 'Lettre', required: true }),
    count: number({ label: 'Nombre' }),
  },
})
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

  it('names all that is wrong of rows, which a form leaves to the backend to tell with the rest', () => {
    const sent = { name: 7, seats: [{ letter: 'A' }, { letter: 'a', count: 'x' }, { count: 1 }] }
    const { errors } = parsePayload({ ...fields, seats }, 'create', sent)
    expect([...errors.keys()]).toEqual(['name', 'seats'])
    expect(
      errors
        .get('seats')
        ?.map(({ path }) => path)
        .toSorted(),
    ).toEqual(['seats.1.count', 'seats.1.letter', 'seats.2.letter'])
    const typed = [{ letter: 'A' }, { letter: 'a' }, { count: 1 }]
    expect(inputSchema({ seats }).safeParse({ seats: typed }).success).toBe(true)
  })

  it.each([[null], [7], ['x']])('tells of a row that is none: %j', (row) => {
    expect(
      parsePayload({ seats }, 'create', { seats: [{ letter: 'A' }, row] }).errors.get('seats'),
    ).toHaveLength(1)
  })
})
