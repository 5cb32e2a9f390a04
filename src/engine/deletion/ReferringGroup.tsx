import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { BASE_PATH } from '../../api/addresses.ts'
import type { Referrers } from '../../calls/record-calls.ts'
import { deletion } from '#texts/record.ts'
import { recordAddress } from '../navigation/record-links.ts'
import { referringListOf } from '../navigation/referring-list.ts'
import { punctuation } from '#texts/frame.ts'

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

interface PlainLinkProps {
  readonly address: string
  readonly onFollow: (address: string) => void
  readonly children: ReactNode
}

/** A link of a toast, which stands outside the router. */
export function PlainLink({ address, onFollow, children }: PlainLinkProps) {
  return (
    <a href={BASE_PATH + address} dir="auto" onClick={(event) => followPlainly(event, address, onFollow)}>
      {children}
    </a>
  )
}

/** It opens elsewhere with a key held, as any other link. */
function followPlainly(event: MouseEvent, address: string, onFollow: (address: string) => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onFollow(address)
}
