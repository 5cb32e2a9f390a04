import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { request } from '../../api/request.ts'
import {
  authorName,
  entityLabel,
  EntryFields,
  FieldLines,
  focusTitle,
  recordAddress,
  shownChanges,
  toastFailure,
  toastSuccess,
} from '../../engine/face.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { proposals as texts } from '#features/agents/texts.ts'
import { auditLog } from '#texts/record.ts'
import classes from '../../ui/record-list.module.css'
import { acceptProposalCall, type Proposal } from './calls.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import ownClasses from './agents.module.css'
import { punctuation } from '#texts/frame.ts'
import { t } from '../../texts/locale.ts'

interface ProposalItemProps {
  readonly proposal: Proposal
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** What an agent would do, and the buttons that decide it. */
export function ProposalItem({ proposal, resource }: ProposalItemProps) {
  const { id, kind, recordId, title, by, at, endsAt, version, action, isGone } = proposal
  const queryClient = useQueryClient()
  const [isRefusing, setIsRefusing] = useState(false)
  const name = title || (resource ? entityLabel(resource) : '')
  const accept = useMutation({
    mutationFn: () => request(acceptProposalCall, { params: { id }, body: { version } }),
    onSuccess() {
      toastSuccess(texts.accepted, 'proposals')
      // The item goes, and its button with it.
      focusTitle()
    },
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <li className={`${classes.item} ${ownClasses.item}`}>
      <div className={classes.words}>
        <p className={classes.what}>
          <span className={classes.action} data-action={kind === 'delete' ? 'deleted' : undefined}>
            {action ?? texts.kinds[kind]}
          </span>
          {resource && recordId > 0 && !isGone ? (
            <Link to={recordAddress(resource.entity.path, recordId)} dir="auto">
              {name}
            </Link>
          ) : (
            <strong dir="auto">{name}</strong>
          )}
          <span className={classes.about}>
            {resource && title && <span className={classes.soft}>{entityLabel(resource)}</span>}
            {by && (
              <span className={classes.soft} dir="auto">
                {auditLog.by(authorName(by))}
              </span>
            )}
            <span className={classes.soft}>{formatMoment(at)}</span>
          </span>
        </p>
        {resource && <ProposalDetails proposal={proposal} resource={resource} />}
        <p className={classes.soft}>{texts.until(formatMoment(endsAt))}</p>
      </div>
      <div className={ownClasses.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.refuseNamed(name)}
          onClick={() => setIsRefusing(true)}
        >
          {texts.refuse}
        </Button>
        {!isGone && (
          <Button
            size="sm"
            aria-label={texts.acceptNamed(name)}
            loading={accept.isPending}
            onClick={() => accept.mutate()}
          >
            {texts.accept}
          </Button>
        )}
      </div>
      {isRefusing && <RefuseDialog id={id} name={name} onClose={() => setIsRefusing(false)} />}
    </li>
  )
}

interface ProposalDetailsProps {
  readonly proposal: Proposal
  readonly resource: Resource
}

/** The difference to what is stored, what somebody has changed meanwhile, and what an action is done with. */
function ProposalDetails({ proposal, resource }: ProposalDetailsProps) {
  const { kind, changes, overtaken, isGone, values = [], count = 0 } = proposal
  const { entity, related } = resource
  const shown = shownChanges(changes, entity.fields)
  const labels = overtaken.flatMap((name) => t(entity.fields[name]?.label ?? ''))
  return (
    <>
      {overtaken.length > 0 && (
        <p className={ownClasses.warning}>{texts.overtaken(labels.join(punctuation.comma))}</p>
      )}
      {isGone && <p className={ownClasses.warning}>{texts.gone}</p>}
      {kind === 'act' && <p className={classes.soft}>{texts.records(count)}</p>}
      {values.map(({ label, value }) => (
        <p key={label} className={classes.soft}>
          {label}
          {punctuation.colon}
          <bdi>{value}</bdi>
        </p>
      ))}
      {shown.length > 0 && (
        <div className={classes.details}>
          {kind === 'delete' ? (
            <EntryFields entry={{ action: 'deleted', changes }} fields={entity.fields} related={related} />
          ) : (
            <FieldLines changes={shown} related={related} sides={kind === 'create' ? 'after' : 'both'} />
          )}
        </div>
      )}
    </>
  )
}
