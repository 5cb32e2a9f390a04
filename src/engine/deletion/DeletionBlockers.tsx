import type { AnyEntity } from '../../schema/entity/entity.ts'
import { referenceOf } from '../../kinds/reference/reference-of.ts'
import { t } from '../../texts/locale.ts'
import { deletion } from '#texts/record.ts'
import { recordAddress } from '../navigation/record-links.ts'
import { referringListOf } from '../navigation/referring-list.ts'
import { PlainLink, ReferringGroup } from './ReferringGroup.tsx'
import type { NamedReferrers } from './use-referrers.ts'
import classes from './deletion.module.css'
import { punctuation } from '#texts/frame.ts'

interface WhyKeptProps {
  readonly entity: AnyEntity
  /** The record's name. */
  readonly name: string
  /** What keeps it. */
  readonly refusing: readonly NamedReferrers[]
  readonly onFollow: (address: string) => void
}

/** Why a record is not deleted, what is to be changed first, and the way there. */
export function DeletionBlockers({ entity, refusing, ...props }: WhyKeptProps) {
  const place = placeToChange(refusing)
  return (
    <div role="status" className={classes.kept}>
      {refusing.map((found) => (
        <Reason key={`${found.path} ${found.field}`} found={found} role={roleIn(found, entity)} {...props} />
      ))}
      {place && (
        <p>
          <PlainLink address={place.address} onFollow={props.onFollow}>
            {place.label}
          </PlainLink>
        </p>
      )}
    </div>
  )
}

interface ReasonProps extends Pick<WhyKeptProps, 'name' | 'onFollow'> {
  readonly found: NamedReferrers
  readonly role: string | undefined
}

function Reason({ found, role, name, onFollow }: ReasonProps) {
  const { path, total, records, config } = found
  const [record] = records
  const { changeFirst = deletion.changeFirst } = config?.texts ?? {}
  const says = role !== undefined && (
    <>
      <bdi>{name}</bdi> {deletion.isRoleOf(role)}
    </>
  )
  if (says && total === 1 && record) {
    return (
      <p>
        {says}{' '}
        <PlainLink address={recordAddress(path, record.id)} onFollow={onFollow}>
          {record.title || deletion.numbered(record.id)}
        </PlainLink>
        . {t(changeFirst)}
      </p>
    )
  }
  return (
    <>
      <p>
        {says || deletion.referring.refuse}
        {says && punctuation.colon}
      </p>
      <ul>
        <ReferringGroup found={found} onFollow={onFollow} />
      </ul>
      <p>{deletion.changeAllFirst}</p>
    </>
  )
}

/** Where to go before a record can be deleted; several fields have no one place. */
function placeToChange(refusing: readonly NamedReferrers[]) {
  const [found, ...others] = refusing
  if (!found || others.length > 0) return undefined
  const [record] = found.records
  if (found.total === 1 && record) {
    const { open = deletion.open } = found.config?.texts ?? {}
    return { label: t(open), address: recordAddress(found.path, record.id) }
  }
  const list = referringListOf(found)
  return list === undefined ? undefined : { label: deletion.openList, address: list }
}

/** What the field calls the record; undefined where it refers to it in rows, or to what would go with it. */
function roleIn({ config, field }: NamedReferrers, entity: AnyEntity): string | undefined {
  const reference = config && referenceOf(config, field)
  return reference?.to === entity.name ? t(reference.label) : undefined
}
