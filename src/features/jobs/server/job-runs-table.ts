import { planColumns, type PlannedTable } from '../../../server/face.ts'
import { parseJsonOrText } from '../../../kinds/core/definition/text-values.ts'
import { isTranslated, type Text } from '../../../schema/values/text.ts'
import { t } from '../../../texts/locale.ts'

export const JOB_RUNS_TABLE = 'job_runs'

/** The entities' own jobs: who runs one now, its last run and its next turn. Instants are ISO 8601 in UTC, empty where there is none. */
export const jobRunsTable: PlannedTable = {
  name: JOB_RUNS_TABLE,
  columns: planColumns({
    /** `visit.remind` */
    name: 'text',
    next_at: 'text',
    /** A token of the run that is on. */
    lease: 'text',
    /** When the run that is on counts as killed, unless it says before that it goes on. */
    leased_until: 'text',
    done: 'integer',
    total: 'integer',
    /** Of the run that is on, or of the last one. */
    started_at: 'text',
    ended_at: 'text',
    /** `done`, `failed`, `interrupted` or `stopped`. */
    outcome: 'text',
    /** In each language that the job says it in: see job-message.ts. */
    message: 'text',
    /** 1 where somebody has asked the run that is on to stop. */
    stop_asked: 'integer',
  }),
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
