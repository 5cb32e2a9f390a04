import { expect, it } from 'vitest'
import { givenReference } from '../../../src/kinds/core/definition/relations.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { referenceTo, referencesTo } from '../../sample/reference-to.ts'

const fields = {
  name: text({ label: 'Nom' }),
  owner_id: referenceTo({ label: 'Propriétaire', to: 'owner', as: 'Owner', optionLabel: ['name'] }),
  player_ids: referencesTo({ label: 'Joueurs', to: 'player', as: 'Players', optionLabel: ['name'] }),
}

it.each([
  ['owner_id=3', { relation: 'Owner', id: 3, values: { owner_id: 3 } }],
  ['player_ids=4', { relation: 'Players', id: 4, values: { player_ids: [4] } }],
  ['copyOf=3', null],
  ['owner_id=x', null],
  ['owner_id=0', null],
  ['name=Ali', null],
])('of "%s" a new record gets %o', (search, given) => {
  expect(givenReference(fields, new URLSearchParams(search))).toEqual(given)
})
