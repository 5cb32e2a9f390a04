import type { RecordResult } from '../../../schema/values/record-result.ts'
import type { Outcome } from '../../toasts/outcome.ts'
import { selection } from '#texts/list.ts'
import classes from './selection-bar.module.css'
import { punctuation } from '#texts/frame.ts'

/** What a toast says of many changes: how many were made, how many refused and why. */
export function outcomeOf(
  results: readonly RecordResult[],
  describeDone: (records: number) => string,
): Outcome {
  const reasons = new Map<string, number>()
  const refused = results.filter((result) => !result.done)
  for (const message of refused.flatMap(({ messages }) => messages))
    reasons.set(message, (reasons.get(message) ?? 0) + 1)
  const done = results.length - refused.length
  const told = [describeDone(done), ...(refused.length > 0 ? [selection.refused(refused.length)] : [])]
  const content = (
    <>
      {told.join(punctuation.comma)}
      {refused.length > 0 && (
        <ul className={classes.reasons}>
          {[...reasons].map(([message, records]) => (
            <li key={message}>{selection.reason(message, records)}</li>
          ))}
        </ul>
      )}
    </>
  )
  return { content, isRefused: refused.length > 0 }
}
