import * as z from 'zod/mini'
import { entities } from '../../../src/generated/registry.ts'
import { choice } from '../../../src/kinds/choice/meaning.ts'
import type { Access } from '../../../src/schema/access/access.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { logIn, PASSWORD, type SendCall } from '../server-process.ts'

const SEEN = { role: 'goalkeeper' }

const rules: Readonly<Record<string, NonNullable<Access['rows']>>> = {
  player: { scout: () => SEEN },
  team: { scout: () => ({ Player: SEEN }) },
}

/** Football with a role that sees a quarter of the players, and the teams of these alone. */
export const limitedEntities: readonly AnyEntity[] = entities.map((entity) => {
  const rows = rules[entity.name]
  if (rows) return { ...entity, access: { ...entity.access, rows } }
  if (!entity.account) return entity
  const role = choice({ label: 'Rôle', options: { scout: 'Recruteur' } })
  return { ...entity, fields: { ...entity.fields, role }, account: { ...entity.account, role: 'role' } }
})

const listed = z.object({ total: z.number() })

/** Logs in with a new account of the role. */
export async function logInAsScout(url: string, call: SendCall): Promise<SendCall> {
  const user = 'recruteur'
  const made = await call('POST', '/api/admin/register', {
    username: user,
    name: user,
    email: `${user}@example.dz`,
    phone: '0550000000',
    role: 'scout',
    password: PASSWORD,
    confirmation_password: PASSWORD,
  })
  if (!made.ok) throw new Error(`no account for the role: ${await made.text()}`)
  const scout = await logIn(url, user)
  const [all, some] = [call, scout].map(async (each) => {
    const answer = await each('GET', '/api/player?page=1&pageSize=1')
    return listed.parse(await answer.json()).total
  })
  if ((await all) === (await some)) throw new Error('the role sees all records')
  return scout
}
