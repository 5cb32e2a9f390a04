import { it, vi } from 'vitest'
import { sqlite } from '../../contract/harness/databases.ts'
import { expectSelection, selectedDomains } from '../selection.ts'
import { callsOf, outlineOf, withoutRepeats } from '../without-repeats.ts'
import { runDomain } from './run-domain.ts'

vi.mock('@node-rs/argon2', () => import('./quick-hashes.ts'))

it('is asked about entities that there are', () => expectSelection())

// In a file of their own, so that they run beside the product's. In a run of everything those that use a kind, an
// option, a column or a shape of calls that none before them does; `--entity all` is about every one.
const subjects = withoutRepeats((entity) => [
  ...outlineOf(entity),
  ...callsOf(entity),
  ...Object.values(entity.fields).flatMap((field) => Object.keys(field).map((key) => `${field.kind} ${key}`)),
])
for (const domain of selectedDomains().filter(({ name }) => name !== 'product')) {
  const own = subjects.filter((subject) => subject.domain === domain).map(({ entity }) => entity)
  if (own.length > 0) runDomain('SQLite', domain, sqlite, { tested: own })
}
