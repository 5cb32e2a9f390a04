import type { Check, Checks } from '../../check.ts'
import { expectMistakes } from '../../expectations.ts'

export const uniqueTogetherChecks: Checks = ({ uniqueTogether = [] }) => uniqueTogether.map(takeOnce)

function takeOnce(names: readonly string[]): Check {
  return {
    title: `holds each ${names.map((name) => `"${name}"`).join(' and ')} once together`,
    async run({ calls, create }) {
      const holder = await create()
      const other = await create()
      const values = names.map((name) => holder.built.values.get(name))
      const parts = Object.assign({}, ...values.map((value) => value?.sent('update')))
      const [last = ''] = names.slice(-1)
      expectMistakes(await calls.update(other.id, parts), [last])
    },
  }
}
