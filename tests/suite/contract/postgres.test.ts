import { it, vi } from 'vitest'
import { postgres } from '../../contract/harness/databases.ts'
import { expectSelection, selectedDomains } from '../selection.ts'
import { databaseChecks } from './checks/all.ts'
import { runDomain } from './run-domain.ts'

vi.mock('@node-rs/argon2', () => import('./quick-hashes.ts'))

it('is asked about entities that there are', () => expectSelection())

// The two databases differ by a few answers of an adapter: the product's own entities bring all of them up.
for (const domain of selectedDomains().filter(({ name }) => name === 'product')) {
  runDomain('PostgreSQL', domain, postgres, { checksOf: databaseChecks })
}
