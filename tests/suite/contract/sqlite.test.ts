import { it, vi } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectSelection, selectedDomains, selectedEntities } from '../selection.ts'
import { allChecks } from './checks/all.ts'
import { runDomain, runMails } from './run-domain.ts'
import { withoutRepeatedFields } from './without-repeated-fields.ts'

vi.mock('@node-rs/argon2', () => import('./quick-hashes.ts'))

it('is asked about entities that there are', () => expectSelection())

// In a run of everything a field is asked for what those before it do not show.
for (const domain of selectedDomains().filter(({ name }) => name === 'product')) {
  const tested = selectedEntities(domain)
  const subjects = tested.map((entity) => ({ domain, entity }))
  runDomain('SQLite', domain, sqlite, { checksOf: withoutRepeatedFields(subjects, allChecks), tested })
  runMails('SQLite', domain, sqlite)
}
