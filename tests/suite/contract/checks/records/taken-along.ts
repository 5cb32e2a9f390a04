import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { subjectOf } from '../../../subject-of.ts'
import { valuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { createReferring, type Given } from '../../create-referring.ts'
import { callsOf } from '../../entity-calls.ts'
import { expectUnchanged } from '../../expectations.ts'
import { isRowSeen } from '../../rows-seen.ts'
import { accountsWithRoles, mayRole, rolesOf, signIn } from '../../sign-in.ts'
import type { Trial } from '../../trial.ts'

/** A role deletes nothing with a record, and brings nothing back, that it could not delete alone. */
export const takenAlongChecks: Checks = (entity, entities) => {
  const accounts = accountsWithRoles(entities)
  if (!entity.endpoints.destroy || !accounts) return []
  const roles = rolesOf(accounts).filter((role) => mayDelete(role, entity) && !entity.access?.rows?.[role])
  return entities.flatMap((from) =>
    Object.entries(from.fields).flatMap(([name, field]) => {
      const isTaken = field.kind === 'reference' && field.to === entity.name && field.onDelete === 'cascade'
      const kept = roles.filter((role) => from.access?.rows?.[role] || !mayDelete(role, from))
      return isTaken ? kept.map((role) => leaveUnseen(accounts.name, role, from, name)) : []
    }),
  )
}

const mayDelete = (role: string, { access = {} }: AnyEntity) => mayRole(role, access, access.delete)

function leaveUnseen(accounts: string, role: string, from: AnyEntity, name: string): Check {
  return {
    title: `takes along no ${from.name} by its "${name}" that a ${role} could not delete alone`,
    async run(trial) {
      const { entity, calls } = trial
      const { client, own } = await signIn(trial.of(accounts), role)
      const seen = mayDelete(role, from) ? (from.access?.rows?.[role]?.({ admin: own }) ?? {}) : {}
      const unseen = await findUnseen(trial.of(from.name), seen)
      const { id, referring } = await createReferring(trial, from.name, name, 'cascade', unseen)
      // Of one that the role sees nothing is to be proved.
      if (mayDelete(role, from) && isRowSeen(seen, referring.record) !== false) return
      await expectUnchanged(trial, async () => {
        const refused = await callsOf(client, entity).destroy(id)
        if (refused) expectRefused(refused, 403)
      })
      expect(await calls.destroy(id)).toMatchObject({ status: 200 })
      expectRefused(await client.json('POST', `/api/trash/${entity.name}/${id}/restore`), 403)
    },
  }
}

/** A value that keeps a record from those who see the rows of these values. */
async function findUnseen(
  { entity, nextSerial, referAnew }: Trial,
  seen: Readonly<Record<string, unknown>>,
): Promise<Given> {
  const [[name, wanted] = ['', null]] = Object.entries(seen)
  const field = entity.fields[name]
  if (!field) return new Map()
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer: referAnew }, new Map())
  const value = (await valuesOf(field).accepted(subject)).find(
    ({ reads }) => reads.is === 'value' && ![wanted].flat().includes(reads.value),
  )
  return new Map(value && [[name, value]])
}
