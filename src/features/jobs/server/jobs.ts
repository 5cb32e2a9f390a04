import { type Interval, parseEvery } from '../../../behaviour/every.ts'
import type { Job } from '../../../behaviour/jobs.ts'
import { UserError } from '../../../behaviour/user-error.ts'
import type { JobState } from '../calls.ts'
import { writeMessage, JOB_RUNS_TABLE } from './job-runs-table.ts'
import {
  createContext,
  instant,
  LEASE_MS,
  leaseRun,
  leaseTimes,
  programStore,
  type Queries,
  type RunLease,
  type Store,
} from '../../../server/face.ts'
import { randomUUID } from 'node:crypto'

/** A job with its names. */
export interface NamedJob {
  readonly entity: string
  readonly name: string
  /** `visit.remind` */
  readonly key: string
  readonly job: Job
  readonly interval: Interval
}

/** What entities do by the clock. */
export interface JobRunner {
  readonly all: readonly NamedJob[]
  /** Runs the jobs whose turn it is, unless another process does. Ends with them. */
  runDue(now?: number): Promise<void>
  /** Asks those that run here to stop, and waits for them. */
  stop(): Promise<void>
}

type JobOutcome = NonNullable<JobState['last']>['outcome']
type LogFault = (err: unknown, what: string) => void

export function createJobs(store: Store, logFault: LogFault): JobRunner {
  const all = listJobs(store)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const run = async (job: NamedJob, now: number) => {
    const start = performance.now()
    const clock = () => now + Math.round(performance.now() - start)
    const lease = await takeLease(store.queries, job.key, clock, stopping.signal)
    if (lease) await runOne(store, job, lease, clock, logFault)
  }
  return {
    all,
    async runDue(now = Date.now()) {
      if (all.length === 0 || stopping.signal.aborted) return
      const due = await findDue(store.queries, all, now)
      const runs = due.map((job) =>
        run(job, now).catch((err) => logFault(err, `the job ${job.key} was lost`)),
      )
      for (const each of runs) {
        running.add(each)
        void each.finally(() => running.delete(each))
      }
      await Promise.all(runs)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

function listJobs({ customCode: { behaviours } }: Store): readonly NamedJob[] {
  return Object.entries(behaviours).flatMap(([entity, { jobs = {} }]) =>
    Object.entries(jobs).map(([name, job]) => {
      const interval = parseEvery(job.every)
      if (!interval) throw new Error(`the job "${name}" of "${entity}" is run every "${job.every}"`)
      return { entity, name, key: `${entity}.${name}`, job, interval }
    }),
  )
}

/** Notes the turn of new jobs, and an earlier one of those that are run more often than before. */
async function findDue(
  queries: Queries,
  all: readonly NamedJob[],
  now: number,
): Promise<readonly NamedJob[]> {
  const rows = await queries.selectFrom(JOB_RUNS_TABLE).select(['name', 'next_at']).execute()
  const turns = new Map(rows.map((row) => [String(row['name']), String(row['next_at'])]))
  const due: NamedJob[] = []
  for (const job of all) {
    const turn = turns.get(job.key)
    const next_at = instant(now + job.interval.ms)
    if (turn === undefined) {
      const row = queries.insertInto(JOB_RUNS_TABLE).values({ name: job.key, next_at })
      // Another process may have been first.
      await row.onConflict((conflict) => conflict.doNothing()).execute()
    } else if (turn <= instant(now)) {
      due.push(job)
    } else if (turn > next_at) {
      await queries.updateTable(JOB_RUNS_TABLE).set({ next_at }).where('name', '=', job.key).execute()
    }
  }
  return due
}

async function runOne(
  store: Store,
  { key, job, interval }: NamedJob,
  lease: Lease,
  clock: () => number,
  logFault: LogFault,
): Promise<void> {
  const { signal, progress, end } = lease
  const startedAt = clock()
  const context = await createContext(programStore(store), null)
  const failure = await attempt(() => job.run({ ...context, progress, signal }))
  const outcome = outcomeOf(lease, failure !== null)
  if (failure && outcome === 'failed') logFault(failure.error, `the job ${key} failed`)
  await end({
    outcome,
    message: failure?.error instanceof UserError ? writeMessage(failure.error.text) : '',
    endedAt: clock(),
    // Its turn is still due where its process was stopped.
    nextAt: outcome === 'interrupted' ? startedAt : Math.max(startedAt + interval.ms, clock()),
  })
}

/** A job may end in peace or throw where it is stopped: both are its way to stop. */
function outcomeOf({ signal, isStopped, reached }: Lease, isFailed: boolean): JobOutcome {
  if (isStopped()) return 'stopped'
  const { done, total } = reached()
  const isWhole = !isFailed && total > 0 && done >= total
  if (signal.aborted && !isWhole) return 'interrupted'
  return isFailed ? 'failed' : 'done'
}

async function attempt(run: () => void | Promise<void>): Promise<{ readonly error: unknown } | null> {
  try {
    await run()
    return null
  } catch (error) {
    return { error }
  }
}

/** The right to run a job, which one process has at a time. */
interface Lease extends Omit<RunLease, 'release'> {
  /** Tells what became of the run, unless the lease is lost. */
  end(run: EndOfRun): Promise<void>
}

interface EndOfRun extends Pick<NonNullable<JobState['last']>, 'outcome' | 'message'> {
  readonly endedAt: number
  readonly nextAt: number
}

/** @returns null if the job is not due any more, or runs elsewhere. */
async function takeLease(
  queries: Queries,
  name: string,
  clock: () => number,
  stopping: AbortSignal,
): Promise<Lease | null> {
  const token = randomUUID()
  const now = clock()
  const { after, until } = leaseTimes(now)
  const { numUpdatedRows } = await queries
    .updateTable(JOB_RUNS_TABLE)
    .set({
      lease: token,
      leased_until: instant(now + LEASE_MS),
      started_at: instant(now),
      done: 0,
      total: 0,
      stop_asked: 0,
    })
    .where('name', '=', name)
    .where('next_at', '<=', instant(now))
    .where((row) => row.or([row('leased_until', '<=', after), row('leased_until', '>', until)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const own = () => queries.updateTable(JOB_RUNS_TABLE).where('name', '=', name).where('lease', '=', token)
  const { release, ...held } = leaseRun(own, clock, stopping)
  return {
    ...held,
    async end({ outcome, message, endedAt, nextAt }) {
      release()
      const times = { ended_at: instant(endedAt), next_at: instant(nextAt) }
      const idle = { lease: '', leased_until: '', stop_asked: 0 }
      await own()
        .set({ ...held.reached(), ...times, ...idle, outcome, message })
        .execute()
    },
  }
}
