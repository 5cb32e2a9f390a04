import { expect } from 'vitest'
import type { Jobs } from '../../../../../src/behaviour/jobs.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { fillPath } from '../../../../../src/api/call-address.ts'
import { listJobsCall, runJobCall } from '../../../../../src/features/jobs/calls.ts'
import { t } from '../../../../../src/texts/locale.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Check } from '../../check.ts'
import { accountsWithRoles, mayRole, rolesOf, signIn } from '../../sign-in.ts'

/** What a job does nobody knows here; that it is listed, and run for those who may, is the same for all. */
export function jobChecks(entity: AnyEntity, entities: readonly AnyEntity[], jobs: Jobs): readonly Check[] {
  const accounts = accountsWithRoles(entities)
  const { access = {} } = entity
  const others = accounts ? rolesOf(accounts).filter((role) => !mayRole(role, access, access.update)) : []
  return Object.entries(jobs).map(([name, { label }]) => ({
    title: `lists the job "${name}", and runs it for those who may`,
    async run({ room: { admin, stranger }, of }) {
      const state = () => stateOf(admin, entity.name, name)
      const run = (client: HttpClient) =>
        client.json('POST', fillPath(runJobCall.path, { entity: entity.name, name }), {})
      expect((await state())?.label).toBe(t(label))
      expectRefused(await run(stranger()), 401)
      await expectEach(accounts ? others : [], String, async (role) => {
        const { client } = await signIn(of(accounts?.name ?? ''), role)
        expectRefused(await run(client), 403)
      })
      expect((await state())?.last).toBe(null)
      expect((await run(admin)).status).toBe(200)
      await expect.poll(async () => (await state())?.isRunning, { timeout: 10_000 }).toBe(false)
      expect((await state())?.last?.outcome).toBe('done')
    },
  }))
}

async function stateOf(client: HttpClient, entity: string, name: string) {
  const { answer } = await client.get(listJobsCall.path)
  return listJobsCall.answer.parse(answer).jobs.find((job) => job.entity === entity && job.name === name)
}
