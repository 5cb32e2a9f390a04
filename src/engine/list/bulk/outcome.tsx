import type { BulkResult } from '../../../schema/bulk-contract.ts'
import type { Outcome } from '../../toasts/outcome.ts'
import { bulk } from '../../../texts/bulk.ts'
import classes from './bulk.module.css'

/** What a toast says of many changes: how many were made, how many refused and why. */
export function outcomeOf(
  results: readonly BulkResult[],
  describeDone: (records: number) => string,
): Outcome {
  const reasons = new Map<string, number>()
  const refused = results.filter((result) => !result.done)
  for (const message of refused.flatMap(({ messages }) => messages))
    reasons.set(message, (reasons.get(message) ?? 0) + 1)
  const done = results.length - refused.length
  const told = [describeDone(done), ...(refused.length > 0 ? [bulk.refused(refused.length)] : [])]
  const content = (
    <>
      {told.join(', ')}
      {refused.length > 0 && (
        <ul className={classes.reasons}>
          {[...reasons].map(([message, records]) => (
            <li key={message}>{bulk.reason(message, records)}</li>
          ))}
        </ul>
      )}
    </>
  )
  return { content, isRefused: refused.length > 0 }
}
