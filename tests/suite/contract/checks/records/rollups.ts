import { expect } from 'vitest'
import { figureFieldOf, sourceOf, type Rollup } from '../../../../../src/schema/entity/rollup.ts'
import { acceptOne } from '../../../values/one-value.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'

/** Which records count where a condition is said is what the config alone knows. */
export const rollupChecks: Checks = (entity) =>
  Object.entries(entity.rollups ?? {}).flatMap(([name, rollup]) =>
    rollup && rollup.where === undefined ? [follow(name, rollup)] : [],
  )

function follow(name: string, rollup: Rollup): Check {
  return {
    title: `keeps "${name}" right with each record that refers here`,
    async run(trial) {
      const [from, column] = sourceOf(rollup)
      const source = trial.of(from)
      const { id } = await trial.create()
      const read = async () => recordOf(trial.entity, await trial.calls.read(id))[name]
      const before = await read()
      const given = new Map([[column, acceptOne(column, { title: 'this one', value: id })]])
      const referring = await source.create({ given })
      const figure = figureFieldOf(rollup)
      const held = figure === undefined ? 1 : referring.record[figure]
      // Of what is counted or added up there was nothing.
      const isAdded = 'count' in rollup || 'sum' in rollup
      expect(isAdded ? Number(await read()) : await read()).toEqual(isAdded ? Number(held) : held)
      if (!(await source.calls.destroy(referring.id))) return
      expect(await read()).toEqual(before)
    },
  }
}
