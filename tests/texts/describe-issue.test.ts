import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { payloadOf } from '../../src/kinds/registries/payloads.ts'
import { describeIssue } from '../../src/texts/describe-issue.ts'
import { kindFixtures } from '../kinds/kind-fixtures.ts'

it.each([
  ['text', 'a'.repeat(256), 'Champ\u202f: 255 caractères au plus.'],
  ['text', 12, 'Champ\u202f: cette valeur n’est pas valide.'],
  ['email', 'a@b', 'Champ\u202f: cette adresse email n’est pas valide.'],
  ['date', '1990-02-30', 'Champ\u202f: cette date n’est pas valide.'],
  ['number', 'onze', 'Champ\u202f: un nombre est attendu.'],
  ['number', 1.5, 'Champ\u202f: un nombre entier est attendu.'],
  ['number', -1, 'Champ\u202f: 0 au moins.'],
  ['number', 100, 'Champ\u202f: 99 au plus.'],
  ['choice', 'autre', 'Champ\u202f: cette valeur ne fait pas partie de la liste.'],
  ['password', '1234567', 'Champ\u202f: 8 caractères au moins.'],
  ['phone', 'abc', 'Champ\u202f: cette valeur n’est pas valide.'],
] as const)('%s %j is told: %s', (kind, sent, told) => {
  const { field } = kindFixtures[kind]
  const { error } = z.safeParse(z.partial(z.object(payloadOf(field).shape('x', field, 'create'))), {
    x: sent,
  })
  expect(describeIssue(error?.issues[0] ?? {}, 'Champ')).toBe(told)
})

it('an issue of no kind we know is told in general', () => {
  expect(describeIssue({}, 'Champ')).toBe('Champ\u202f: cette valeur n’est pas valide.')
})
