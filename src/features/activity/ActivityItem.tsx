import { authorName } from '../../engine/author-name.ts'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { EntryFields } from '../../engine/history/EntryFields.tsx'
import { KEY_ACTIONS, ROLE_CHANGED, STOPPED, type ActivityEntry } from '../../calls/audit-log.ts'
import { history } from '#texts/history.ts'
import { auditLog } from '#texts/audit-log.ts'
import { perLocale, timeZone } from '../../texts/locale.ts'
import { recordAddress } from '../../engine/navigation/record-addresses.ts'
import { entityLabel } from '../../engine/resources.ts'
import classes from '../../ui/record-list.module.css'

const time = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))

const NAMED = [STOPPED, ROLE_CHANGED, ...KEY_ACTIONS]

interface ActivityItemProps {
  readonly entry: ActivityEntry
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** Who did what, and the changes it made. */
export function ActivityItem({ entry, resource }: ActivityItemProps) {
  const { action, at, by, recordId, title, isDeleted, changes, source, ran } = entry
  // What an action is called says what was done; of these it says with what.
  const isNamed = NAMED.some((each) => each === action)
  const name = title || `${resource ? entityLabel(resource) : ''} ${recordId}`
  return (
    <li className={classes.item}>
      <time className={classes.time} dateTime={at}>
        {time().format(new Date(at))}
      </time>
      <div className={classes.words}>
        <p className={classes.what}>
          <span className={classes.action} data-action={action}>
            {isNamed ? auditLog.actions[action] : (ran ?? auditLog.actions[action])}
          </span>
          {isNamed && <strong dir="auto">{ran}</strong>}
          {resource && !isDeleted ? (
            <Link to={recordAddress(resource.entity.path, recordId)} dir="auto">
              {name}
            </Link>
          ) : (
            <strong dir="auto">{name}</strong>
          )}
          <span className={classes.about}>
            {resource && <span className={classes.soft}>{entityLabel(resource)}</span>}
            <span className={classes.soft} dir="auto">
              {by ? auditLog.by(authorName(by)) : auditLog.byProgram}
            </span>
            {source !== undefined && <bdi className={classes.soft}>{history.from(source)}</bdi>}
          </span>
        </p>
        {resource && changes.length > 0 && (
          <div className={classes.details}>
            <EntryFields entry={entry} fields={resource.entity.fields} related={resource.related} />
          </div>
        )}
      </div>
    </li>
  )
}
