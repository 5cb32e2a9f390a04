import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { owner, player, stadium, tool } from '../sample/club.ts'
import { readAnswer } from '../../src/api/entity-client.ts'
import { referenceTo } from '../sample/reference-to.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'
import { recordSchema } from '../../src/kinds/core/definition/record.ts'

const textReference = referenceTo({ label: 'Un', to: 'x', as: 'X', optionLabel: ['name'], ids: 'text' })

// What other backends are known to answer, and what the product makes of it.
it.each([
  {
    name: 'a timestamp for a day',
    entity: player,
    sent: { birthday: '1999-02-28T00:00:00.000Z' },
    read: { birthday: '1999-02-28' },
  },
  { name: 'null for a text', entity: player, sent: { phone: null }, read: { phone: '' } },
  { name: 'a field left out', entity: player, sent: {}, read: { description: '', picture: null } },
  { name: '1 for true', entity: owner, sent: { status: 1 }, read: { status: true } },
  {
    name: 'a number as text',
    entity: stadium,
    sent: { n_players: '22', owner_id: '3' },
    read: { n_players: 22, owner_id: 3 },
  },
  {
    name: 'a list as JSON text',
    entity: stadium,
    sent: { pictures: '["a.webp"]' },
    read: { pictures: ['a.webp'] },
  },
  {
    name: 'one language alone',
    entity: tool,
    sent: { name: { fr: 'Ballon' } },
    read: { name: { fr: 'Ballon', en: '', ar: '' } },
  },
  {
    name: 'an id of digits that is a text',
    entity: { ...player, ids: 'text' } as const,
    sent: {},
    read: { id: '7' },
  },
  {
    name: 'a reference that is a text, whatever it looks like',
    entity: sampleEntity({ one: textReference, other: textReference, none: textReference }),
    sent: { one: '12', other: 'a/b', none: '' },
    read: { one: '12', other: 'a/b', none: null },
  },
])('reads $name', ({ entity, sent, read }) => {
  const { read: endpoint } = entity.endpoints
  const record = readAnswer(
    endpoint,
    { success: true, [endpoint.answer ?? '']: { id: '7', ...sent } },
    recordSchema(entity),
  )
  expect(record).toMatchObject({ id: 7, ...read })
})

it('refuses what is no record', () => {
  const { read } = player.endpoints
  expect(() => readAnswer(read, { success: true, player: [] }, z.object({ id: z.int() }))).toThrow(
    'Réponse inattendue du serveur (GET /api/player/read/:id, 200).',
  )
})
