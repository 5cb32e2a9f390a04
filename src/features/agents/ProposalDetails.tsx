import type { Resource } from '../../api/resource.ts'
import { EntryFields } from '../../engine/history/EntryFields.tsx'
import { shownChanges } from '../../engine/history/differing-fields.ts'
import { FieldLines } from '../../engine/history/FieldLines.tsx'
import { proposals as texts } from '#features/agents/texts.ts'
import { punctuation } from '#texts/punctuation.ts'
import { t } from '../../texts/locale.ts'
import classes from '../../ui/record-list.module.css'
import type { Proposal } from './calls.ts'
import ownClasses from './agents.module.css'

interface ProposalDetailsProps {
  readonly proposal: Proposal
  readonly resource: Resource
}

/** The difference to what is stored, what somebody has changed meanwhile, and what an action is done with. */
export function ProposalDetails({ proposal, resource }: ProposalDetailsProps) {
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
