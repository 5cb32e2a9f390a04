import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { request } from '../../api/request.ts'
import { listJobsCall, runJobCall, stopJobCall, type JobState } from './calls.ts'
import { callQuery } from '../../api/call-query.ts'
import { jobs as texts } from '#features/jobs/texts.ts'
import { entityLabel, toastFailure, useResources } from '../../engine/face.ts'
import { RecordGroup, RecordItem } from '../../ui/RecordItem.tsx'
import { Button } from '@mantine/core'
import type { Resource } from '../../api/resource.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { mayRunJobs } from '../../schema/access/rights.ts'
import { runs } from '#texts/import.ts'
import { perLocale } from '../../texts/locale.ts'
import { StopButton } from '../../ui/StopButton.tsx'

const listed = callQuery(listJobsCall, {})

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
  const onSettled = () => queryClient.invalidateQueries(listed)
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
  const when = last && `${texts.last(formatMoment(last.at))}${formatSpan(last.ms)}, `
  return (
    <RecordItem
      title={label}
      state={{
        name: isRunning ? 'running' : last?.outcome,
        label: isRunning ? runs.running : last ? texts.outcomes[last.outcome] : texts.never,
      }}
      beside={[
        resource && entityLabel(resource),
        texts[EVERY[every.unit]](every.count),
        total > 0 && (isRunning || last?.outcome === 'stopped') && runs.reached(done, total),
      ]}
      facts={[`${when ?? ''}${texts.next(formatMoment(nextAt))}`]}
      actions={
        mayRun &&
        (isRunning ? (
          <StopButton label={label} isStopping={stop.isPending || isStopping} onStop={() => stop.mutate()} />
        ) : (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.runNamed(label)}
            loading={run.isPending}
            onClick={() => run.mutate()}
          >
            {texts.run}
          </Button>
        ))
      }
    >
      {!isRunning && last?.outcome === 'failed' && <p dir="auto">{last.message || texts.failedHint}</p>}
    </RecordItem>
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
  const resources = useResources()
  const { data: jobs = [] } = useQuery({
    ...listed,
    select: (answer) => answer.jobs,
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
    // The next turn may come while one looks.
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(({ isRunning }) => isRunning) ? WATCHED_MS : false,
  })
  return (
    <RecordGroup title={texts.title}>
      {jobs.map((job) => (
        <JobItem key={`${job.entity}.${job.name}`} job={job} resource={resources?.get(job.entity)} />
      ))}
    </RecordGroup>
  )
}
