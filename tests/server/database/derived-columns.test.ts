import { describe, expect, it } from 'vitest'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { localizedText } from '../../../src/kinds/localized-text/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { phone } from '../../../src/kinds/phone/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import { collationKey } from '../../../src/server/database/collation-key.ts'
import { derivedColumns } from '../../../src/server/database/derived-columns.ts'
import { sampleEntity } from '../../contract/harness/sample-entity.ts'

const entity = sampleEntity({
  name: text({ label: 'Nom' }),
  role: choice({ label: 'Rôle', options: { forward: 'Attaquant' } }),
  title: localizedText({ label: 'Titre' }),
  size: number({ label: 'Taille' }),
})

describe('derivedColumns', () => {
  it('folds and collates each text, a choice by its label, each language by itself', () => {
    const row = {
      name: 'Éric  Zola',
      role: 'forward',
      title_en: 'Ball',
      title_fr: 'Écharpe',
      title_ar: 'كُرة',
      size: 3,
    }
    expect(derivedColumns(entity, row)).toEqual({
      name_folded: 'eric zola',
      role_folded: 'attaquant',
      title_en_folded: 'ball',
      title_fr_folded: 'echarpe',
      title_ar_folded: 'كره',
      name_collated: collationKey('Éric  Zola'),
      role_collated: collationKey('Attaquant'),
      title_en_collated: collationKey('Ball'),
      title_fr_collated: collationKey('Écharpe'),
      title_ar_collated: collationKey('كُرة'),
      search_key: ' eric zola attaquant ball echarpe كره 3 ',
    })
  })

  it('says what a list shows: a day as it is read, a state in words, a phone by its digits', () => {
    const shown = sampleEntity({
      phone: phone({ label: 'Téléphone' }),
      birthday: date({ label: 'Date' }),
      status: toggle({ label: 'Statut', words: { on: 'active', off: 'inactive' } }),
    })
    const row = { phone: '+213 (0)663-31 97 76', birthday: '1996-04-18', status: 0 }
    expect(derivedColumns(shown, row)).toEqual({
      phone_folded: '0663319776',
      search_key: ' +213 (0)663-31 97 76 0663319776 +213663319776 18/04/1996 1996-04-18 inactive ',
    })
  })

  it('makes empty keys of an empty row', () => {
    expect(Object.values(derivedColumns(entity, {})).every((key) => key === '')).toBe(true)
  })
})
