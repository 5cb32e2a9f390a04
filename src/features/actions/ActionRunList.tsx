import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { request } from '../../api/request.ts'
import type { Resource } from '../../api/resource.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { entityLabel, toastFailure, useResources } from '../../engine/face.ts'
import { listActionRunsCall, stopActionRunCall, type ActionRun } from './calls.ts'
import { auditLog } from '#texts/record.ts'
import { actions as texts } from '#features/actions/texts.ts'
import { punctuation } from '#texts/frame.ts'
import { runs as words } from '#texts/import.ts'
import { RecordGroup, RecordItem } from '../../ui/RecordItem.tsx'
import { StopButton } from '../../ui/StopButton.tsx'

const WATCHED_MS = 2_000
const listed = callQuery(listActionRunsCall, {})

/** The actions that are being done, by whomever; nothing where there are none. */
export default function ActionRunList() {
  const resources = useResources()
  const { data: runs = [] } = useQuery({
    ...listed,
    select: (answer) => answer.runs,
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
    refetchInterval: ({ state }) => (state.data?.runs.length ? WATCHED_MS : false),
  })
  return (
    <RecordGroup title={texts.runs}>
      {runs.map((run) => (
        <ActionRunItem key={run.run} run={run} resource={resources?.get(run.entity)} />
      ))}
    </RecordGroup>
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
    onSettled: () => queryClient.invalidateQueries(listed),
  })
  return (
    <RecordItem
      title={label}
      state={{ name: 'running', label: isStopping ? words.stopping : words.running }}
      beside={[resource && entityLabel(resource), total > 0 && words.reached(done, total)]}
      facts={[
        <Fragment key="run">
          <span dir="auto">{by ? auditLog.by(by.name) : auditLog.byProgram}</span>
          {punctuation.comma}
          {texts.since(formatMoment(startedAt))}
        </Fragment>,
      ]}
      actions={
        mayStop && (
          <StopButton label={label} isStopping={stop.isPending || isStopping} onStop={() => stop.mutate()} />
        )
      }
    />
  )
}
