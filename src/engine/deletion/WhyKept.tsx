import type { AnyEntity } from '../../schema/entity.ts'
import { referenceOf } from '../../kinds/reference/reference-of.ts'
import { t } from '../../texts/locale.ts'
import { deletion } from '#texts/deletion.ts'
import { recordAddress } from '../navigation/record-addresses.ts'
import { PlainLink } from './PlainLink.tsx'
import { ReferringGroup } from './ReferringGroup.tsx'
import type { NamedReferrers } from './use-referrers.ts'
import classes from './deletion.module.css'
import { punctuation } from '#texts/punctuation.ts'

interface WhyKeptProps {
  readonly entity: AnyEntity
  /** The record's name. */
  readonly name: string
  /** What keeps it. */
  readonly refusing: readonly NamedReferrers[]
  readonly onFollow: (address: string) => void
}

/** Why a record is not deleted, and what is to be changed first. */
export function WhyKept({ entity, refusing, ...props }: WhyKeptProps) {
  return (
    <div role="status" className={classes.kept}>
      {refusing.map((found) => (
        <Reason key={`${found.path} ${found.field}`} found={found} role={roleIn(found, entity)} {...props} />
      ))}
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

/** What the field calls the record; undefined where it refers to it in rows, or to what would go with it. */
function roleIn({ config, field }: NamedReferrers, entity: AnyEntity): string | undefined {
  const reference = config && referenceOf(config, field)
  return reference?.to === entity.name ? t(reference.label) : undefined
}
