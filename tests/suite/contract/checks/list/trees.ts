import { acceptOne } from '../../../values/one-value.ts'
import type { Check, Checks } from '../../check.ts'
import { expectMistakes, expectUnchanged } from '../../expectations.ts'

/** A reference of an entity to itself makes a tree. */
export const treeChecks: Checks = (entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.to === entity.name ? [keepAbove(name)] : [],
  )

function keepAbove(name: string): Check {
  return {
    title: `is never put below itself by its "${name}"`,
    async run(trial) {
      const above = await trial.create({ only: [] })
      const given = new Map([[name, acceptOne(name, { title: 'this one', value: above.id })]])
      const below = await trial.create({ only: [name], given })
      for (const { id } of [above, below]) {
        await expectUnchanged(trial, async () =>
          expectMistakes(await trial.calls.update(above.id, { [name]: id }), [name]),
        )
      }
    },
  }
}
