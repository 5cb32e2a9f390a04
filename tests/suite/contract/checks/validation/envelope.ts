import { expect } from 'vitest'
import type { Endpoint } from '../../../../../src/schema/entity/endpoint.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Checks } from '../../check.ts'
import { addressOf, callsOf } from '../../entity-calls.ts'
import { expectUnchanged } from '../../expectations.ts'
import type { Trial } from '../../trial.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data; boundary=x'
const NOBODY = 2_147_483_647

/** Bodies that are none; each is refused before anything is read out of it. */
const BODIES: readonly (readonly [title: string, type: string, body: string, status: number])[] = [
  ['malformed JSON', JSON_TYPE, '{"name": ', 400],
  ['JSON that is a list', JSON_TYPE, '[1, 2]', 400],
  ['JSON that is a text', JSON_TYPE, '"name"', 400],
  ['JSON with a prototype', JSON_TYPE, '{"name":"A","__proto__":{"admin":true}}', 400],
  ['plain text', 'text/plain', 'name=A', 415],
  ['a urlencoded form', 'application/x-www-form-urlencoded', 'name=A', 415],
  ['XML', 'application/xml', '<name>A</name>', 415],
  ['multipart that is none', FORM_TYPE, 'no parts at all', 400],
  ['multipart that ends early', FORM_TYPE, '--x\r\nContent-Disposition: form-data; name="na', 400],
]

const BAD_IDS: readonly unknown[] = [
  '',
  'abc',
  '1abc',
  '1 or 1=1',
  '1.5',
  '-1',
  '0',
  '0x1',
  '99999999999999999999',
  '4294967297',
  'NaN',
  '١',
  '__proto__',
]

export const envelopeChecks: Checks = ({ endpoints }) => [
  {
    title: 'is neither read nor changed by a stranger',
    async run(trial) {
      const { id } = await trial.create({ only: [] })
      const parts = (await trial.build({ only: [] })).parts('create')
      const calls = callsOf(trial.room.stranger(), trial.entity)
      await expectUnchanged(trial, async () => {
        expectRefused(await calls.list(), 401)
        expectRefused(await calls.read(id), 401)
        expectRefused(await calls.create(parts), 401)
        expectRefused(await calls.updateBare(id, parts), 401)
        const destroyed = await calls.destroy(id)
        if (destroyed) expectRefused(destroyed, 401)
      })
    },
  },
  {
    title: 'takes no body that is none',
    async run(trial) {
      const { id } = await trial.create({ only: [] })
      const writes = [endpoints.create, endpoints.update, endpoints.destroy].filter(
        (each) => each !== undefined,
      )
      const tries = writes.flatMap((endpoint) => BODIES.map((body) => ({ endpoint, body })))
      await expectUnchanged(trial, () =>
        expectEach(
          tries.filter(({ endpoint }) => endpoint.body !== undefined),
          ({ endpoint, body: [title] }) => `${endpoint.method} ${endpoint.path} ${title}`,
          ({ endpoint, body: [, type, body, status] }) =>
            expectBodyRefused(trial.room.admin, { endpoint, id, type, body, status }),
        ),
      )
    },
  },
  {
    title: 'is not found by ids that are none',
    async run(trial) {
      await trial.create({ only: [] })
      await expectUnchanged(trial, () =>
        expectEach(
          BAD_IDS,
          (id) => JSON.stringify(id),
          async (id) => expectNobody(trial, id),
        ),
      )
    },
  },
  {
    title: 'is not found by an id that nobody has',
    async run(trial) {
      await trial.create({ only: [] })
      await expectUnchanged(trial, () => expectNobody(trial, NOBODY, 404))
    },
  },
]

async function expectNobody({ calls }: Trial, id: unknown, status?: number): Promise<void> {
  expectRefused(await calls.read(id), status)
  expectRefused(await calls.updateBare(id, {}), status)
  const destroyed = await calls.destroy(id)
  if (destroyed) expectRefused(destroyed, status)
}

interface Sent {
  readonly endpoint: Endpoint
  readonly id: number
  readonly type: string
  readonly body: string
  readonly status: number
}

async function expectBodyRefused(
  admin: HttpClient,
  { endpoint, id, type, body, status }: Sent,
): Promise<void> {
  const headers = { 'content-type': type }
  const response = await admin.raw(addressOf(endpoint, id), { method: endpoint.method, body, headers })
  // A call of JSON alone looks at no form.
  const isForeign = type === FORM_TYPE && endpoint.body !== 'multipart'
  expect(response.status).toBe(isForeign ? 415 : status)
  expect(await response.json()).toMatchObject({ success: false })
}
