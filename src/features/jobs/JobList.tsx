import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../api/request.ts'
import { listJobsCall } from './calls.ts'
import { pastKeys } from '../../api/query-keys.ts'
import { jobs as texts } from '#features/jobs/texts.ts'
import { useResources } from '../../engine/resources.ts'
import { JobItem } from './JobItem.tsx'
import classes from '../../ui/record-list.module.css'

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
