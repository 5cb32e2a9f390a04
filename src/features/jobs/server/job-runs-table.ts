import type { PlannedTable } from '../../../server/face.ts'
import { parseJsonOrText } from '../../../kinds/core/definition/text-values.ts'
import { isTranslated, type Text } from '../../../schema/values/text.ts'
import { t } from '../../../texts/locale.ts'

export const JOB_RUNS_TABLE = 'job_runs'

/** The entities' own jobs: who runs one now, its last run and its next turn. Instants are ISO 8601 in UTC, empty where there is none. */
export const jobRunsTable: PlannedTable = {
  name: JOB_RUNS_TABLE,
  columns: [
    /** `visit.remind` */
    { name: 'name', type: 'text', empty: '' },
    { name: 'next_at', type: 'text', empty: '' },
    /** A token of the run that is on. */
    { name: 'lease', type: 'text', empty: '' },
    /** When the run that is on counts as killed, unless it says before that it goes on. */
    { name: 'leased_until', type: 'text', empty: '' },
    { name: 'done', type: 'integer', empty: 0 },
    { name: 'total', type: 'integer', empty: 0 },
    /** Of the run that is on, or of the last one. */
    { name: 'started_at', type: 'text', empty: '' },
    { name: 'ended_at', type: 'text', empty: '' },
    /** `done`, `failed`, `interrupted` or `stopped`. */
    { name: 'outcome', type: 'text', empty: '' },
    /** In each language that the job says it in: see job-message.ts. */
    { name: 'message', type: 'text', empty: '' },
    /** 1 where somebody has asked the run that is on to stop. */
    { name: 'stop_asked', type: 'integer', empty: 0 },
  ],
  keys: ['name'],
}

/** What a job told people, as it is stored: nobody knows yet who reads it. */
export function writeMessage(text: Text): string {
  return typeof text === 'string' ? text : JSON.stringify(text)
}

/** In the language of whoever reads it. */
export function readMessage(stored: string): string {
  const text = parseJsonOrText(stored)
  return isTranslated(text) ? t(text) : stored
}
