import { it, vi } from 'vitest'
import { postgres } from '../../contract/harness/database/databases.ts'
import { expectSelection, selectedDomains, selectedEntities } from '../selection.ts'
import { databaseChecks } from './checks/all.ts'
import { runDomain } from './run-domain.ts'
import { withoutRepeatedFields } from './without-repeated-fields.ts'

vi.mock('@node-rs/argon2', () => import('./quick-hashes.ts'))

it('is asked about entities that there are', () => expectSelection())

// The two databases differ by a few answers of an adapter: the product's own entities bring all of them up, and in a run
// of everything a field of theirs is asked for what those before it do not show.
for (const domain of selectedDomains().filter(({ name }) => name === 'product')) {
  const tested = selectedEntities(domain)
  const subjects = tested.map((entity) => ({ domain, entity }))
  const checksOf = withoutRepeatedFields(subjects, databaseChecks)
  runDomain('PostgreSQL', domain, postgres, { checksOf, tested })
}
