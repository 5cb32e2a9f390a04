import {
  activityEndpoint,
  activitySchema,
  type ActivityEntry,
  type ActivityQuery,
} from '../../schema/activity-contract.ts'
import { parseAnswer } from '../../api/answer.ts'
import { callForBody } from '../../api/call.ts'
import { readAnswer } from '../../api/entity-client.ts'

export interface ActivityAnswer {
  readonly entries: readonly ActivityEntry[]
  /** Where the next page begins; null after the last. */
  readonly next: number | null
}

/** What was done, newest first. Other backends may not have this call. */
export async function readActivity(query: ActivityQuery, signal?: AbortSignal): Promise<ActivityAnswer> {
  const parameters = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const { body } = await callForBody(activityEndpoint, { query: parameters, signal })
  const next = parseAnswer(body)?.['next']
  return {
    entries: readAnswer(activityEndpoint, body, activitySchema),
    next: typeof next === 'number' ? next : null,
  }
}
