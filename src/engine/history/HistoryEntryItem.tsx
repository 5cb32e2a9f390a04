import { ActionIcon, Button } from '@mantine/core'
import Undo from 'lucide-react/icons/undo-2'
import { Fragment, useId } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { HistoryEntry } from '../../calls/record-calls.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { auditLog, history } from '#texts/record.ts'
import { punctuation } from '#texts/frame.ts'
import { t } from '../../texts/locale.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { authorName } from '../author-name.ts'
import { EntryFields, FieldLines } from './FieldLines.tsx'
import { shownChanges } from './differing-fields.ts'
import classes from './history.module.css'
import { formatRecent } from './recent-moment.ts'

/** What can be taken from an entry into the form. */
export interface Taking {
  /** The fields that are not now as they were after it. */
  readonly differing: readonly string[]
  readonly onTake: () => void
  /** Takes what a field was before; undefined where it is so now. */
  takeField(name: string): (() => void) | undefined
}

interface HistoryEntryItemProps {
  readonly entry: HistoryEntry
  readonly fields: Fields
  readonly related: Resource['related']
  /** Nothing can be taken from it without it. */
  readonly taking: Taking | undefined
  /** It is the last change: the record is as it left it. */
  readonly isLast: boolean
  /** What the move is called that it was. */
  readonly move: string | undefined
}

/** One change of a record: `Téléphone 0770 35 37 92 → 0770 99 88 77 · admin, hier 08:55`. */
export function HistoryEntryItem(props: HistoryEntryItemProps) {
  const { entry, fields, related, taking, isLast, move } = props
  const changes = entry.action === 'updated' ? shownChanges(entry.changes, fields) : []
  const renderAside = (name: string, place: number) => (
    <>
      {place === 0 && (
        <dd className={classes.when}>
          <Author entry={entry} move={move} />
        </dd>
      )}
      <dd className={classes.back}>
        <PutBack label={t(fields[name]?.label ?? name)} onTake={taking?.takeField(name)} />
      </dd>
    </>
  )
  return (
    <li className={classes.entry}>
      {changes.length > 0 ? (
        <FieldLines changes={changes} related={related} sides="both" aside={renderAside} />
      ) : (
        <div className={classes.line}>
          <span className={classes.action}>{auditLog.actions[entry.action]}</span>
          <div className={classes.values}>
            <EntryFields entry={entry} fields={fields} related={related} />
          </div>
          <p className={classes.when}>
            <Author entry={entry} move={move} />
          </p>
        </div>
      )}
      {/* The last one is what the form began with, and after a deletion there was nothing. */}
      {taking && !isLast && entry.action !== 'deleted' && (
        <FormerState
          at={entry.at}
          labels={taking.differing.map((name) => t(fields[name]?.label ?? name))}
          onTake={taking.onTake}
        />
      )}
    </li>
  )
}

/** `Meriem, hier 08:55 · Expédier`, `… · import de joueurs.csv` */
function Author({ entry: { by, at, source }, move }: Pick<HistoryEntryItemProps, 'entry' | 'move'>) {
  const how = [move, source && history.from(source)]
  return (
    <>
      <bdi>{by ? authorName(by) : auditLog.byProgram}</bdi>
      {punctuation.comma}
      <time dateTime={at} title={formatMoment(at)}>
        {formatRecent(at)}
      </time>
      {how.map(
        (each) =>
          each && (
            <Fragment key={each}>
              {' · '}
              <bdi>{each}</bdi>
            </Fragment>
          ),
      )}
    </>
  )
}

interface PutBackProps {
  readonly label: string
  readonly onTake: (() => void) | undefined
}

function PutBack({ label, onTake }: PutBackProps) {
  if (!onTake) return null
  return (
    <ActionIcon
      variant="subtle"
      title={history.putBack}
      aria-label={history.putBackNamed(label)}
      onClick={onTake}
    >
      <Undo size={16} aria-hidden />
    </ActionIcon>
  )
}

interface FormerStateProps {
  readonly at: string
  /** The fields that differ from now. */
  readonly labels: readonly string[]
  readonly onTake: () => void
}

/** Takes a former state, and says before what that changes. */
function FormerState({ at, labels, onTake }: FormerStateProps) {
  const id = useId()
  if (labels.length === 0) return <p className={classes.none}>{history.asNow}</p>
  return (
    <div className={classes.former}>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.take}
        aria-label={history.takeNamed(formatMoment(at))}
        aria-describedby={id}
        onClick={onTake}
      >
        {history.take}
      </Button>
      <span id={id}>
        {history.differing(labels.length)} <strong>{labels.join(punctuation.comma)}</strong>
      </span>
    </div>
  )
}
