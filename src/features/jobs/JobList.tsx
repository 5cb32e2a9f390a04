import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, use } from 'react'
import { request } from '../../api/request.ts'
import { listJobsCall, runJobCall, stopJobCall, type JobState } from './calls.ts'
import { pastKeys } from '../../api/query-keys.ts'
import { jobs as texts } from '#features/jobs/texts.ts'
import { useResources, entityLabel } from '../../engine/resources.ts'
import classes from '../../ui/record-list.module.css'
import { Button } from '@mantine/core'
import type { Resource } from '../../api/resource.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { mayRunJobs } from '../../schema/access/rights.ts'
import { runs } from '#texts/import.ts'
import { perLocale } from '../../texts/locale.ts'
import { StopButton } from '../../ui/StopButton.tsx'

interface JobItemProps {
  readonly job: JobState
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** A job with its last run and its next turn. */
function JobItem({ job, resource }: JobItemProps) {
  const { entity, name, label, every, isRunning, isStopping, done, total, last, nextAt } = job
  const person = use(PersonContext)
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: pastKeys.jobs })
  const run = useMutation({
    mutationFn: () => request(runJobCall, { params: { entity, name } }),
    onError: toastFailure,
    onSettled,
  })
  const stop = useMutation({
    mutationFn: () => request(stopJobCall, { params: { entity, name } }),
    onError: toastFailure,
    onSettled,
  })
  const mayRun = resource && (!person || mayRunJobs(resource.entity, person))
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.what}>
          <span className={classes.action} data-action={isRunning ? 'running' : last?.outcome}>
            {isRunning ? runs.running : last ? texts.outcomes[last.outcome] : texts.never}
          </span>
          <strong dir="auto">{label}</strong>
          {resource && <span className={classes.soft}>{entityLabel(resource)}</span>}
          <span className={classes.soft}>{texts[EVERY[every.unit]](every.count)}</span>
          {total > 0 && (isRunning || last?.outcome === 'stopped') && (
            <span className={classes.soft}>{runs.reached(done, total)}</span>
          )}
        </p>
        <p className={classes.soft}>
          {last && `${texts.last(formatMoment(last.at))}${formatSpan(last.ms)}, `}
          {texts.next(formatMoment(nextAt))}
        </p>
        {!isRunning && last?.outcome === 'failed' && <p dir="auto">{last.message || texts.failedHint}</p>}
      </div>
      {mayRun && isRunning && (
        <StopButton label={label} isStopping={stop.isPending || isStopping} onStop={() => stop.mutate()} />
      )}
      {mayRun && !isRunning && (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.runNamed(label)}
          loading={run.isPending}
          onClick={() => run.mutate()}
        >
          {texts.run}
        </Button>
      )}
    </li>
  )
}

const EVERY = { minute: 'minutes', hour: 'hours', day: 'days' } as const

const seconds = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }),
)
const minutes = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', maximumFractionDigits: 0 }),
)
const LONG_MS = 120_000

function formatSpan(ms: number | null): string {
  if (ms === null) return ''
  return ` ${texts.took(ms < LONG_MS ? seconds().format(ms / 1_000) : minutes().format(ms / 60_000))}`
}

const WATCHED_MS = 2_000

/** What is done by the clock; nothing where there is no such thing. */
export default function JobList() {
  const heading = useId()
  const resources = useResources()
  const { data: jobs = [] } = useQuery({
    queryKey: pastKeys.jobs,
    queryFn: async ({ signal }) => (await request(listJobsCall, { signal })).jobs,
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
    // The next turn may come while one looks.
    refetchInterval: ({ state }) => (state.data?.some(({ isRunning }) => isRunning) ? WATCHED_MS : false),
  })
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.day}>
        {texts.title}
      </h2>
      <ul className={classes.card}>
        {jobs.map((job) => (
          <JobItem key={`${job.entity}.${job.name}`} job={job} resource={resources?.get(job.entity)} />
        ))}
      </ul>
    </section>
  )
}
