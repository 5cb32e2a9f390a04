import * as z from 'zod/mini'
import { expect } from 'vitest'
import type { CustomEndpoint, CustomEndpoints } from '../../../../../src/behaviour/endpoints.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { expectRefused, type HttpClient, type Reply } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Check } from '../../check.ts'
import { expectMistakes } from '../../expectations.ts'
import { accountsWithRoles, mayRole, rolesOf, signIn } from '../../sign-in.ts'

type SchemaOf = NonNullable<CustomEndpoint['body']>

/** What an endpoint answers its own code alone knows; whom, and to what, its config says. */
export function ownEndpointChecks(
  entity: AnyEntity,
  entities: readonly AnyEntity[],
  endpoints: CustomEndpoints,
): readonly Check[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => [
    {
      title: `answers strangers at "${name}" where it is open alone`,
      run: ({ room }) => tryStranger(room.stranger(), endpoint),
    },
    {
      title: `answers at "${name}" what its schemas say`,
      run: ({ room }) => trySchemas(room.admin, endpoint),
    },
    ...roleChecks(entity, entities, [name, endpoint]),
  ])
}

const call = (client: HttpClient, { method, path }: CustomEndpoint): Promise<Reply> =>
  client.json(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' ? undefined : {})

async function tryStranger(stranger: HttpClient, endpoint: CustomEndpoint): Promise<void> {
  const reply = await call(stranger, endpoint)
  if (endpoint.isOpen) expect(reply.status).not.toBe(401)
  else expectRefused(reply, 401)
}

/** Nothing is sent: it is refused where something is needed. */
async function trySchemas(admin: HttpClient, endpoint: CustomEndpoint): Promise<void> {
  const { query, body, response } = endpoint
  const reply = await call(admin, endpoint)
  const missing = [...(await missingIn(query)), ...(await missingIn(body))]
  if (missing.length > 0) return expectMistakes(reply, missing)
  // Its code may refuse what is not there yet.
  if (reply.status !== 200) return expectRefused(reply)
  const { success, ...answer } = z.looseObject({ success: z.literal(true) }).parse(reply.body)
  const said = response ? await z.parseAsync(response, answer) : answer
  expect(answer).toEqual(said)
  expect(success).toBe(true)
}

async function missingIn(schema: SchemaOf | undefined): Promise<readonly string[]> {
  const { error } = schema ? await z.safeParseAsync(schema, {}) : {}
  return (error?.issues ?? []).map(({ path }) => path.map(String).join('.'))
}

function roleChecks(
  { access = {} }: AnyEntity,
  entities: readonly AnyEntity[],
  [name, endpoint]: readonly [name: string, endpoint: CustomEndpoint],
): readonly Check[] {
  const accounts = accountsWithRoles(entities)
  if (!accounts || endpoint.isOpen) return []
  const others = rolesOf(accounts).filter((role) => !mayRole(role, access, endpoint.roles))
  if (others.length === 0) return []
  return [
    {
      title: `refuses at "${name}" the roles that may not`,
      run: (trial) =>
        expectEach(others, String, async (role) => {
          const { client } = await signIn(trial.of(accounts.name), role)
          expectRefused(await call(client, endpoint), 403)
        }),
    },
  ]
}
