import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputSchema } from '../../src/kinds/core/form/form-model.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { parsePayload } from '../../src/server/records/validation/parse-payload.ts'
import { describeIssue } from '../../src/texts/describe-issue.ts'

const label = 'Plaque'
const pattern = {
  matches: /^\d{5}-\d{3}-\d{2}$/,
  says: 'Cinq, trois et deux chiffres.',
  example: '12345-119-16',
}

it.each([
  [text({ label, pattern }), '12345-119-16', undefined],
  [text({ label, pattern }), '', undefined],
  [text({ label, pattern }), '   ', undefined],
  [text({ label, pattern }), '12345', 'Plaque\u202f: Cinq, trois et deux chiffres.'],
  [text({ label, minLength: 3 }), 'ab', 'Plaque\u202f: 3 caractères au moins.'],
  [text({ label, maxLength: 3 }), 'abcd', 'Plaque\u202f: 3 caractères au plus.'],
  [text({ label, maxLength: 3 }), ' abc ', undefined],
])('%j: "%s" is told the same in the browser and by the backend', (field, value, message) => {
  const error = (issue: object) => describeIssue(issue, label)
  const here = z.safeParse(inputSchema({ x: field }), { x: value }, { error })
  expect(here.error?.issues[0]?.message).toBe(message)
  const [there] = parsePayload({ x: field }, 'create', { x: value }).errors.get('x') ?? []
  expect(there?.msg).toBe(message)
})
