import { expect } from 'vitest'
import { inLanguage } from '../../../../src/schema/text.ts'
import { expectRefused } from '../../../contract/harness/http-client.ts'
import { acceptOne } from '../../values/one-value.ts'
import type { Check, Checks } from '../check.ts'
import { recordsOf } from '../entity-calls.ts'
import { expectUnchanged } from '../expectations.ts'

export const deletionChecks: Checks = (entity, entities) => {
  if (!entity.endpoints.destroy) return []
  const references = entities.flatMap((from) =>
    Object.entries(from.fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === entity.name ? [{ from: from.name, name }] : [],
    ),
  )
  return [deleteOne, ...references.map(({ from, name }) => keepWhileReferredTo(from, name))]
}

const deleteOne: Check = {
  title: 'is deleted, its files with it, and nothing else',
  async run({ entity, calls, create }) {
    const [one, other] = [await create(), await create()]
    const reply = await calls.destroy(one.id)
    expect(reply).toMatchObject({ status: 200, answer: { success: true } })
    expectRefused(await calls.read(one.id), 404)
    const ids = recordsOf(entity, await calls.list()).records.map(({ id }) => id)
    expect(ids).not.toContain(one.id)
    expect(ids).toContain(other.id)
    const again = await calls.destroy(one.id)
    if (again) expectRefused(again, 404)
    expect((await create()).id, 'an id is given once').toBeGreaterThan(one.id)
  },
}

function keepWhileReferredTo(from: string, name: string): Check {
  return {
    title: `stays while the "${name}" of a ${from} refers to it, and goes after`,
    async run(trial) {
      const { id } = await trial.create()
      const value = acceptOne(name, { title: 'this one', value: id })
      const referring = await trial.of(from).create({ only: [], given: new Map([[name, value]]) })
      await expectUnchanged(trial, async () => {
        const refused = await trial.calls.destroy(id)
        if (refused) expectRefused(refused, 409)
        expect(refused?.answer.message).toBe(inLanguage(trial.entity.texts.inUse, 'fr'))
      })
      // The contract may give no way to delete what refers to it.
      if (!(await trial.of(from).calls.destroy(referring.id))) return
      expect(await trial.calls.destroy(id)).toMatchObject({ status: 200 })
    },
  }
}
