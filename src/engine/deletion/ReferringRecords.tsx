import { useQuery } from '@tanstack/react-query'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { resourceKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import { readReferrersCall, type Referrers } from '../../calls/referrers.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { deletion } from '#texts/deletion.ts'
import { recordAddress } from '../navigation/record-addresses.ts'
import { referringList } from '../referring-list.ts'
import classes from './deletion.module.css'

interface ReferringRecordsProps {
  readonly entity: string
  /** The records that are to be deleted. */
  readonly ids: readonly [RecordId, ...RecordId[]]
  /** Toasts stand outside the router. */
  readonly onFollow: (address: string) => void
}

/** What forbids a deletion first. */
const RULES = ['refuse', 'cascade', 'remove', 'clear'] as const

/** What refers to records, and what their deletion does to it. Nothing with a backend that does not tell. */
export function ReferringRecords({ entity, ids, onFollow }: ReferringRecordsProps) {
  const { data: all = [] } = useQuery({
    queryKey: resourceKeys(entity).referrers(ids),
    queryFn: ({ signal }) => findReferrers(entity, ids, signal),
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
  })
  if (all.length === 0) return null
  return (
    <div role="status" className={classes.referring}>
      {RULES.map((rule) => {
        const groups = all.filter(({ onDelete }) => onDelete === rule)
        return (
          groups.length > 0 && (
            <Fragment key={rule}>
              <p>{deletion.referring[rule]}</p>
              <ul>
                {groups.map((found) => (
                  <Group key={`${found.path} ${found.field}`} found={found} onFollow={onFollow} />
                ))}
              </ul>
            </Fragment>
          )
        )
      })}
    </div>
  )
}

interface GroupProps extends Pick<ReferringRecordsProps, 'onFollow'> {
  readonly found: Referrers
}

/** How many refer by one field, and the first of them. */
function Group({ found: { path, field, label, total, targets, records }, onFollow }: GroupProps) {
  const count = deletion.count(label, total)
  return (
    <li>
      {targets.length === 0 ? (
        count
      ) : (
        <PlainLink address={referringList({ path, field }, ...targets)} onFollow={onFollow}>
          {count}
        </PlainLink>
      )}
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index === 0 ? deletion.colon : ', '}
          <PlainLink address={recordAddress(path, record.id)} onFollow={onFollow}>
            {record.title || deletion.numbered(record.id)}
          </PlainLink>
        </Fragment>
      ))}
      {total > records.length && ', …'}
    </li>
  )
}

interface PlainLinkProps extends Pick<ReferringRecordsProps, 'onFollow'> {
  readonly address: string
  readonly children: ReactNode
}

/** A link that opens elsewhere with a key held, as any other. */
function PlainLink({ address, onFollow, children }: PlainLinkProps) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow(address)
  }
  return (
    <a href={address} dir="auto" onClick={follow}>
      {children}
    </a>
  )
}

async function findReferrers(
  entity: string,
  [id, ...others]: ReferringRecordsProps['ids'],
  signal: AbortSignal,
): Promise<readonly Referrers[]> {
  const query = others.length > 0 ? { also: others.join(',') } : {}
  const { referrers } = await request(readReferrersCall, { params: { entity, id }, query, signal })
  return referrers
}
