import { explainLoss } from '../../../src/server/database/migrations/explain-losses.ts'
import type { Step } from '../../../src/server/database/migrations/migration.ts'

/** Describes each step with its SQL, and marks those that lose data. */
export function describeSteps(steps: readonly Step[], isApplied: boolean): string {
  if (steps.length === 0) return 'The database is what the entities say: there is nothing to change.'
  return [...steps.flatMap(describeStep), '', ...summarize(steps, isApplied)].join('\n')
}

function describeStep({ words, sql, lost }: Step): readonly string[] {
  return [
    `- ${words}`,
    ...(lost ? [`  DATA IS LOST: ${explainLoss(lost)}`] : []),
    ...sql.map((statement) => `    ${statement};`),
  ]
}

function summarize(steps: readonly Step[], isApplied: boolean): readonly string[] {
  const losing = steps.filter(({ lost }) => lost).length
  const count = `${steps.length} ${steps.length === 1 ? 'change' : 'changes'}`
  const all = losing > 0 ? `${count}, ${losing} of which ${losing === 1 ? 'loses' : 'lose'} data` : count
  if (isApplied) {
    const pictures = 'Pictures that nothing names any more are removed by the next start.'
    return [`Applied: ${all}.`, ...(losing > 0 ? [pictures] : [])]
  }
  // The start asks before it changes what is not its own.
  const isAsked = losing > 0 || steps.some(({ adopted }) => adopted !== undefined)
  return isAsked
    ? [`Planned: ${all}. Nothing was changed.`, 'npm run schema -- --apply makes them.']
    : [
        `Planned: ${all}. Nothing was changed.`,
        'npm start makes them, and so does npm run schema -- --apply.',
      ]
}
