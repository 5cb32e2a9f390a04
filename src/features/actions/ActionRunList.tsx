import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { listActionRunsCall, stopActionRunCall, type ActionRun } from './calls.ts'
import { auditLog } from '#texts/record.ts'
import { actions as texts } from '#features/actions/texts.ts'
import { punctuation } from '#texts/frame.ts'
import { runs as words } from '#texts/import.ts'
import classes from '../../ui/record-list.module.css'
import { entityLabel, useResources } from '../../engine/resources.ts'
import { StopButton } from '../../ui/StopButton.tsx'

const WATCHED_MS = 2_000
const RUNS_KEY = ['actionRuns'] as const

/** The actions that are being done, by whomever; nothing where there are none. */
export default function ActionRunList() {
  const heading = useId()
  const resources = useResources()
  const { data: runs = [] } = useQuery({
    queryKey: RUNS_KEY,
    queryFn: async ({ signal }) => (await request(listActionRunsCall, { signal })).runs,
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
    refetchInterval: ({ state }) => (state.data?.length ? WATCHED_MS : false),
  })
  if (runs.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.day}>
        {texts.runs}
      </h2>
      <ul className={classes.card}>
        {runs.map((run) => (
          <ActionRunItem key={run.run} run={run} resource={resources?.get(run.entity)} />
        ))}
      </ul>
    </section>
  )
}

interface ActionRunItemProps {
  readonly run: ActionRun
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

function ActionRunItem({
  run: { run, label, by, startedAt, done, total, isStopping, mayStop },
  resource,
}: ActionRunItemProps) {
  const queryClient = useQueryClient()
  const stop = useMutation({
    mutationFn: () => request(stopActionRunCall, { params: { run } }),
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: RUNS_KEY }),
  })
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.what}>
          <span className={classes.action} data-action="running">
            {isStopping ? words.stopping : words.running}
          </span>
          <strong dir="auto">{label}</strong>
          {resource && <span className={classes.soft}>{entityLabel(resource)}</span>}
          {total > 0 && <span className={classes.soft}>{words.reached(done, total)}</span>}
        </p>
        <p className={classes.soft}>
          <span dir="auto">{by ? auditLog.by(by.name) : auditLog.byProgram}</span>
          {punctuation.comma}
          {texts.since(formatMoment(startedAt))}
        </p>
      </div>
      {mayStop && (
        <StopButton label={label} isStopping={stop.isPending || isStopping} onStop={() => stop.mutate()} />
      )}
    </li>
  )
}
