import * as z from 'zod/mini'
import { JOB_OUTCOMES, type JobState } from '../calls.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'
import {
  addStopEntry,
  type Author,
  HttpError,
  instant,
  isHeld,
  type Store,
  type StoredRow,
} from '../../../server/face.ts'
import { readMessage, JOB_RUNS_TABLE } from './job-runs-table.ts'
import type { NamedJob } from './jobs.ts'

/** The jobs of the entities that the caller may read, with their last runs. */
export async function readJobs(
  { entities, queries }: Store,
  all: readonly NamedJob[],
): Promise<readonly JobState[]> {
  const rows = await queries.selectFrom(JOB_RUNS_TABLE).selectAll().execute()
  return all
    .filter(({ entity }) => entities.some(({ name }) => name === entity))
    .map((job) =>
      describe(
        job,
        rows.find((row) => row['name'] === job.key),
      ),
    )
}

const outcomeSchema = z.enum(JOB_OUTCOMES)

function describe({ entity, name, job, interval }: NamedJob, row: StoredRow = {}): JobState {
  const textOf = (column: string) => String(row[column] ?? '')
  const [startedAt, endedAt] = [textOf('started_at'), textOf('ended_at')]
  const now = Date.now()
  const isLeased = isHeld(textOf('leased_until'), now)
  const nextAt = textOf('next_at') || instant(now + interval.ms)
  const isRunning = isLeased || nextAt <= instant(now)
  // A process that was killed could not tell the end of its run.
  const isKilled = !isLeased && textOf('lease') !== ''
  const last = () => {
    if (isKilled) return { at: startedAt, ms: null, outcome: 'interrupted' as const, message: '' }
    if (endedAt === '') return null
    // While it runs, the start is not that of the last run any more.
    const ms = isLeased ? null : Date.parse(endedAt) - Date.parse(startedAt)
    return {
      at: endedAt,
      ms,
      outcome: outcomeSchema.parse(row['outcome']),
      message: readMessage(textOf('message')),
    }
  }
  return {
    entity,
    name,
    label: t(job.label),
    every: { count: interval.count, unit: interval.unit },
    isRunning,
    isStopping: isLeased && row['stop_asked'] === 1,
    done: Number(row['done'] ?? 0),
    total: Number(row['total'] ?? 0),
    last: last(),
    nextAt,
  }
}

/** Makes a job due at once. @throws HttpError if there is none. */
export async function makeDue(
  { queries }: Store,
  all: readonly NamedJob[],
  entity: string,
  name: string,
): Promise<void> {
  const job = jobNamed(all, entity, name)
  const next_at = instant(Date.now())
  const { numUpdatedRows } = await queries
    .updateTable(JOB_RUNS_TABLE)
    .set({ next_at })
    .where('name', '=', job.key)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await queries.insertInto(JOB_RUNS_TABLE).values({ name: job.key, next_at }).execute()
}

/** Asks the run that is on to stop; none is on where it has just ended. @throws HttpError if there is no such job. */
export async function stopJob(
  { queries }: Store,
  all: readonly NamedJob[],
  [entity, name]: readonly [entity: string, name: string],
  by: Author,
): Promise<void> {
  const { key } = jobNamed(all, entity, name)
  const { numUpdatedRows } = await queries
    .updateTable(JOB_RUNS_TABLE)
    .set({ stop_asked: 1 })
    .where('name', '=', key)
    .where('lease', '!=', '')
    .where('stop_asked', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await addStopEntry(queries, entity, by, name)
}

function jobNamed(all: readonly NamedJob[], entity: string, name: string): NamedJob {
  const job = all.find((each) => each.entity === entity && each.name === name)
  if (!job) throw new HttpError(404, answers.notFound)
  return job
}
