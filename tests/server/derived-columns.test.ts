import { describe, expect, it } from 'vitest'
import { choice } from '../../src/schema/fields/choice.ts'
import { localizedText } from '../../src/schema/fields/localized-text.ts'
import { number } from '../../src/schema/fields/number.ts'
import { text } from '../../src/schema/fields/text.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

const entity = sampleEntity({
  name: text({ label: 'Nom' }),
  role: choice({ label: 'Rôle', options: { forward: 'Attaquant' } }),
  title: localizedText({ label: 'Titre' }),
  size: number({ label: 'Taille' }),
})

describe('derivedColumns', () => {
  it('folds each text, a choice by its label, each language by itself', () => {
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
      search_key: 'eric zola attaquant ball echarpe كره',
    })
  })

  it('makes empty keys of an empty row', () => {
    expect(Object.values(derivedColumns(entity, {})).every((key) => key === '')).toBe(true)
  })
})
