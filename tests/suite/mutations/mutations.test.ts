import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useServer } from '../../contract/harness/test-server.ts'
import { accountChecks } from '../contract/checks/accounts/accounts.ts'
import { agentChecks } from '../contract/checks/accounts/agents.ts'
import { allChecks } from '../contract/checks/all.ts'
import { ownCodeChecks } from '../contract/checks/behaviour/custom-code.ts'
import { mailChecks } from '../contract/checks/accounts/mails.ts'
import { proofChecks } from '../contract/checks/accounts/proofs.ts'
import { signOnChecks } from '../contract/checks/accounts/sign-on.ts'
import { roomOf } from '../contract/room-of.ts'
import { runCheck } from '../contract/run-check.ts'
import type { Room } from '../contract/trial.ts'
import { takeMails } from '../contract/take-mails.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { memory } from './memory.ts'
import { mutants, type Mutant } from './mutants.ts'
import { book, bookBehaviour, mailingDomain, sampleDomain, signOnDomain } from './sample-domain.ts'

const { breakableDataRoles, breakableKeys, breakableRowRights, breakablePeriod, breakCode } =
  await vi.hoisted(() => import('./broken-code.ts'))
vi.mock('@node-rs/argon2', () => import('../contract/quick-hashes.ts'))
vi.mock('../../../src/schema/access/data-roles.ts', async (whole) => breakableDataRoles(await whole()))
vi.mock('../../../src/schema/values/period-days.ts', async (whole) => breakablePeriod(await whole()))
vi.mock('../../../src/server/records/access/narrow-store.ts', async (whole) => breakableKeys(await whole()))
vi.mock('../../../src/server/records/access/row-rights.ts', async (whole) =>
  breakableRowRights(await whole()),
)

const PROGRAMS = [undefined, 'signOn', 'mailing'] as const
const mails = takeMails()

function programOf(program: Mutant['program']) {
  if (program === 'signOn') return signOnDomain
  return program === 'mailing' ? mailingDomain : sampleDomain
}

function checksOf(name: Mutant['program']) {
  const program = programOf(name)
  const ofAccounts = [accountChecks, agentChecks, mailChecks(mails), proofChecks, signOnChecks]
  return [
    ...allChecks(book, program),
    ...ownCodeChecks(book, program, bookBehaviour),
    ...program
      .filter(({ account }) => account)
      .flatMap((accounts) => ofAccounts.flatMap((checks) => checks(accounts, program))),
  ]
}

describe.each(PROGRAMS)('a backend that makes no mistake (%s)', (program) => {
  const right = { title: 'none', caughtBy: /$/, ...(program && { program }) }
  const room = useRoom(right)
  const ofProgram = mutants.filter((mutant) => mutant.program === program)
  // All of them pass with real entities elsewhere; a mutant is caught only by one that passes here.
  const needed = checksOf(program).filter(({ title }) =>
    ofProgram.some(({ caughtBy }) => caughtBy.test(title)),
  )
  it.each(needed.map((check) => [check.title, check] as const))('%s', (_title, check) =>
    runCheck(check, room(), book),
  )
})

describe('a backend that makes one is caught', () => {
  describe.each(mutants.map((mutant) => [mutant.title, mutant] as const))('%s', (_title, mutant) => {
    const room = useRoom(mutant)
    const asked = checksOf(mutant.program).filter(({ title }) => mutant.caughtBy.test(title))
    it('has a check that looks', () => expect(asked).not.toEqual([]))
    it.each(asked.map((check) => [check.title, check] as const))('%s', async (_check, check) => {
      await expect(runCheck(check, room(), book)).rejects.toThrow()
    })
  })
})

/** A server of a wrong program, for a suite that knows the right one. */
function useRoom({
  fields,
  access = book.access,
  parts = {},
  withoutRole = 'nothing',
  account = {},
  actions = (each) => each,
  customCode = (each) => each,
  backend,
  client = (each) => each,
  isOpen = false,
  isUnchecked = false,
  breaks,
  program,
}: Mutant): () => Room {
  const entities = programOf(program)
  const wrong: AnyEntity = Object.assign({}, book, parts, {
    ...(fields && { fields: fields(book.fields) }),
    ...(access && { access }),
    actions: actions(book.actions ?? {}),
    ...(isUnchecked && { checks: {}, uniqueTogether: [], computed: {}, rollups: {} }),
  })
  const server = useServer(memory, {
    entities: entities.map((each) => {
      if (each === book) return wrong
      return each.account
        ? Object.assign({}, each, { account: { ...each.account, withoutRole, ...account } })
        : each
    }),
    behaviours: { book: customCode(bookBehaviour) },
    get env() {
      return program === 'mailing' ? mails.env : {}
    },
  })
  beforeEach(() => breakCode(breaks))
  return () => {
    backend?.(server.backend)
    return {
      ...roomOf(server, entities),
      admin: client(server.admin),
      stranger: () => (isOpen ? server.admin : server.stranger()),
    }
  }
}
