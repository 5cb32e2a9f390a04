import { Fragment } from 'react'
import type { Referrers } from '../../calls/record-calls.ts'
import { deletion } from '#texts/deletion.ts'
import { recordAddress } from '../navigation/record-addresses.ts'
import { referringListOf } from '../referring-list.ts'
import { PlainLink } from './PlainLink.tsx'
import { punctuation } from '#texts/punctuation.ts'

interface ReferringGroupProps {
  readonly found: Referrers
  readonly onFollow: (address: string) => void
}

/** How many refer by one field, and the first of them. */
export function ReferringGroup({ found, onFollow }: ReferringGroupProps) {
  const { path, label, total, records } = found
  const count = deletion.count(label, total)
  const list = referringListOf(found)
  return (
    <li>
      {list === undefined ? (
        count
      ) : (
        <PlainLink address={list} onFollow={onFollow}>
          {count}
        </PlainLink>
      )}
      {records.map((record, index) => (
        <Fragment key={record.id}>
          {index === 0 ? punctuation.colon : punctuation.comma}
          <PlainLink address={recordAddress(path, record.id)} onFollow={onFollow}>
            {record.title || deletion.numbered(record.id)}
          </PlainLink>
        </Fragment>
      ))}
      {total > records.length && `${punctuation.comma}…`}
    </li>
  )
}
