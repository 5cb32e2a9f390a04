import { Fragment } from 'react'
import type { Referrers } from '../../calls/record-calls.ts'
import { deletion } from '#texts/deletion.ts'
import { ReferringGroup } from './ReferringGroup.tsx'
import classes from './deletion.module.css'

interface ReferringRecordsProps {
  readonly referrers: readonly Referrers[]
  /** Toasts stand outside the router. */
  readonly onFollow: (address: string) => void
}

/** What forbids a deletion first. */
const RULES = ['refuse', 'cascade', 'remove', 'clear'] as const

/** What refers to records, and what their deletion does to it. */
export function ReferringRecords({ referrers, onFollow }: ReferringRecordsProps) {
  if (referrers.length === 0) return null
  return (
    <div role="status" className={classes.referring}>
      {RULES.map((rule) => {
        const groups = referrers.filter(({ onDelete }) => onDelete === rule)
        return (
          groups.length > 0 && (
            <Fragment key={rule}>
              <p>{deletion.referring[rule]}</p>
              <ul>
                {groups.map((found) => (
                  <ReferringGroup key={`${found.path} ${found.field}`} found={found} onFollow={onFollow} />
                ))}
              </ul>
            </Fragment>
          )
        )
      })}
    </div>
  )
}
