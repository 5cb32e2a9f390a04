import { describe, it } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { DatabaseKind } from '../../contract/harness/database/databases.ts'
import { useServer } from '../../contract/harness/test-server.ts'
import type { Domain } from '../../domains/domains.ts'
import { withoutOwnRules } from '../own-rules.ts'
import { selectedEntities } from '../selection.ts'
import type { Checks } from './check.ts'
import { allChecks } from './checks/all.ts'
import { ownCodeChecks } from './checks/behaviour/custom-code.ts'
import { mailChecks } from './checks/accounts/mails.ts'
import { roomOf } from './room-of.ts'
import { runCheck } from './run-check.ts'
import { takeMails } from './take-mails.ts'

export interface DomainRun {
  readonly checksOf?: Checks
  /** The entities to test beside their own code; those that were selected without it. */
  readonly tested?: readonly AnyEntity[]
}

/** Tests entities of a domain on one server. */
export function runDomain(
  title: string,
  domain: Domain,
  kind: DatabaseKind,
  { checksOf = allChecks, tested = selectedEntities(domain) }: DomainRun = {},
): void {
  const { name, entities } = domain
  const behaviours = withoutOwnRules(domain)
  describe(`${name} on ${title}`, () => {
    const server = useServer(kind, { entities, behaviours })
    // What is asked of own code takes little time: no entity goes without it.
    const checksFor = (entity: AnyEntity) => [
      ...(tested.includes(entity) ? checksOf(entity, entities) : []),
      ...ownCodeChecks(entity, entities, behaviours[entity.name]),
    ]
    const subjects = selectedEntities({ entities }).flatMap((entity) => {
      const checks = checksFor(entity)
      return checks.length === 0 ? [] : [[entity.name, entity, checks] as const]
    })
    describe.each(subjects)('%s', (_name, entity, checks) => {
      it.each(checks.map((check) => [check.title, check] as const))('%s', (_title, check) =>
        runCheck(check, roomOf(server, entities), entity),
      )
    })
  })
}

/** Tests what the accounts of a domain hear by mail, on a server of its own, for others show links to who asks for them. */
export function runMails(title: string, domain: Domain, kind: DatabaseKind): void {
  const { name, entities } = domain
  const accounts = selectedEntities(domain).filter(({ account }) => account?.email !== undefined)
  describe.each(accounts.map((entity) => [entity.name, entity] as const))(
    `mails of ${name} on ${title} to %s`,
    (_name, entity) => {
      const mails = takeMails()
      const server = useServer(kind, {
        entities,
        behaviours: withoutOwnRules(domain),
        get env() {
          return mails.env
        },
      })
      it.each(mailChecks(mails)(entity, entities).map((check) => [check.title, check] as const))(
        '%s',
        (_title, check) => runCheck(check, roomOf(server, entities), entity),
      )
    },
  )
}
