import { authorName } from '../../engine/author-name.ts'
import { TRASH_DAYS } from '../../calls/record-calls.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { putBack } from '../../engine/deletion/put-back.ts'
import { focusTitle } from '../../engine/focus/focus.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { recordTitle } from '../../kinds/core/meaning/column-values.ts'
import { mayDo } from '../../schema/rights.ts'
import { formatDay } from '../../texts/format-day.ts'
import { type TrashEntry } from './calls.ts'
import { deletion } from '#texts/deletion.ts'
import { punctuation } from '#texts/punctuation.ts'
import { trash } from '#features/trash/texts.ts'
import { entityLabel } from '../../engine/resources.ts'
import classes from '../../ui/record-list.module.css'

const DAY_MS = 86_400_000

interface TrashItemProps {
  readonly entry: TrashEntry
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** A deleted record, and the button that restores it. */
export function TrashItem({ entry: { entity, record, deletedAt, by, others }, resource }: TrashItemProps) {
  const queryClient = useQueryClient()
  const person = use(PersonContext)
  const mayRestore = !resource || !person || mayDo(resource.entity, 'delete', person)
  const [isRestoring, setIsRestoring] = useState(false)
  const title = (resource && recordTitle(resource.entity, record)) || deletion.numbered(record.id)
  const end = new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS)
  const moment = formatMoment(deletedAt)

  async function restore() {
    setIsRestoring(true)
    // The row goes, and its button with it.
    if (await putBack(queryClient, { name: entity }, record.id, title)) focusTitle()
    setIsRestoring(false)
  }

  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.what}>
          <strong dir="auto">{title}</strong>
          {resource && <span className={classes.soft}>{entityLabel(resource)}</span>}
        </p>
        <p className={classes.soft}>
          <span dir="auto">{by ? trash.deletedBy(authorName(by), moment) : trash.deleted(moment)}</span>
          {punctuation.comma}
          {trash.until(formatDay(end.toISOString().slice(0, 10)))}
          {others !== undefined && punctuation.comma + trash.others(others)}
        </p>
      </div>
      {mayRestore && (
        <Button
          size="xs"
          variant="default"
          loading={isRestoring}
          aria-label={trash.restoreNamed(title)}
          onClick={() => void restore()}
        >
          {trash.restore}
        </Button>
      )}
    </li>
  )
}
