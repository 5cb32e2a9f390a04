import { beforeEach, expect } from 'vitest'
import { UserError } from '../../src/behaviour/user-error.ts'
import type { Behaviours } from '../../src/behaviour/behaviour.ts'
import type { Account } from '../../src/schema/access/account.ts'
import type { Docstrings } from '../../src/schema/entity/entity-texts.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { EntityRecord } from '../../src/schema/entity/field-definition.ts'
import { createRecord } from '../../src/server/records/write-records.ts'
import { entityNamed } from '../../src/server/records/store/store.ts'
import { clubWithDataRoles } from './club-with-data-roles.ts'
import type { DatabaseKind } from '../contract/harness/database/databases.ts'
import type { HttpClient, Values } from '../contract/harness/http-client.ts'
import { useServer } from '../contract/harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
/** A player who never rests. */
export const TIRELESS = 'Infatigable'

/** The club whose accounts have keys and agents. */
export function clubWithAgents(agents: NonNullable<Account['agents']>): readonly AnyEntity[] {
  return clubWithDataRoles.map((entity): AnyEntity =>
    entity.account ? { ...entity, account: { ...entity.account, apiKeys: true, agents } } : entity,
  )
}

/** Starts a server of such a club, with two teams and a player of each before every test. */
export function useAgentClub(
  kind: DatabaseKind,
  entities: readonly AnyEntity[],
  { docstrings }: { readonly docstrings?: Docstrings } = {},
) {
  /** The ids of the players that the action `rest` was run on. */
  const rested: unknown[] = []
  const rest = ({ record }: { readonly record: EntityRecord | null }) => {
    if (record?.['name'] === TIRELESS) throw new UserError('Pas maintenant.')
    rested.push(record?.id)
  }
  const behaviours: Behaviours = { player: { actions: { rest, award() {}, call() {} } } }
  const server = useServer(kind, { entities, behaviours, ...(docstrings && { docstrings }) })
  const make = (entity: string, values: Values) =>
    createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
  const ids = { ali: 0, nadir: 0, team: 0, blue: 0 }
  beforeEach(async () => {
    rested.length = 0
    ids.team = await make('team', { name: 'Rouge' })
    ids.blue = await make('team', { name: 'Bleu' })
    ids.ali = await make('player', { name: 'Ali', phone: 'Wage-1', team_id: ids.team })
    ids.nadir = await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: ids.blue, fit: true })
  })

  /** Somebody of the first team, who has this role alone. */
  async function signIn(role: string): Promise<HttpClient> {
    const email = `${role}@example.dz`
    const person = { name: `Moi ${role}`, email, role: [role], team_id: ids.team }
    await make('admin', { ...person, secret: SECRET, again: SECRET })
    const client = server.stranger()
    expect((await client.logIn(email, SECRET)).status).toBe(200)
    return client
  }

  return { server, make, ids, rested, signIn }
}
