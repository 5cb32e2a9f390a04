import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { expectMistakes, expectUnchanged } from '../../expectations.ts'
import { firstStage, moveAlong, stepsOf, takeStep, type Step } from '../../move-along.ts'
import { accountsWithRoles, mayRole, rolesOf, signIn } from '../../sign-in.ts'

export const stageChecks: Checks = (entity, entities) => {
  const { stages, fields } = entity
  const field = fields[stages?.field ?? '']
  if (!stages || field?.kind !== 'choice') return []
  const others = Object.keys(field.options).filter((stage) => stage !== firstStage(entity))
  return [
    begin(stages.field, firstStage(entity), others),
    ...stepsOf(entity).map((step) => follow(stages.field, step)),
    ...stepsOf(entity).flatMap((step) => roleChecks(entity, entities, step)),
  ]
}

/** And no call says otherwise, of a new record or of one that there is. */
function begin(name: string, first: string, others: readonly string[]): Check {
  return {
    title: `begins at the "${name}" "${first}", which nothing but a move changes`,
    async run(trial) {
      const { id, record } = await trial.create()
      expect(record[name]).toBe(first)
      await expectEach(others, String, async (stage) => {
        const { parts } = await trial.build()
        expectMistakes(await trial.calls.create({ ...parts('create'), [name]: stage }), [name])
        await expectUnchanged(trial, async () =>
          expectMistakes(await trial.calls.update(id, { [name]: stage }), [name]),
        )
      })
    },
  }
}

function follow(field: string, { name, from, move: { to } }: Step): Check {
  return {
    title: `moves from "${from}" to "${to}", once, and its history tells of it`,
    async run(trial) {
      const { id } = await trial.create()
      await moveAlong(trial, id, from)
      expect(await takeStep(trial, id, name)).toBe(undefined)
      expect(recordOf(trial.entity, await trial.calls.read(id))[field]).toBe(to)
      const { answer } = await trial.calls.history(id)
      expect(answer).toMatchObject({
        history: [{ by: { id: 1 }, changes: [{ field, before: from, after: to }] }, ...beforeIt(answer)],
      })
      expect(await takeStep(trial, id, name)).toEqual([expect.any(String)])
    },
  }
}

function beforeIt({ history }: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Array.isArray(history) ? history.slice(1) : []
}

function roleChecks(
  { name: entity, access = {} }: AnyEntity,
  entities: readonly AnyEntity[],
  { name, from, move: { to, roles } }: Step,
): readonly Check[] {
  const accounts = accountsWithRoles(entities)
  const others = accounts && roles ? rolesOf(accounts).filter((role) => !mayRole(role, access, roles)) : []
  if (!accounts || others.length === 0) return []
  return [
    {
      title: `refuses the move from "${from}" to "${to}" to the roles that may not`,
      run: (trial) =>
        expectEach(others, String, async (role) => {
          const { client } = await signIn(trial.of(accounts.name), role)
          const body = { ids: [1], values: {} }
          expectRefused(await client.json('POST', `/api/actions/${entity}/${name}`, body), 403)
        }),
    },
  ]
}
