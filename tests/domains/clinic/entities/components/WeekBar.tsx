import { Button } from '@mantine/core'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { FieldInput, formatDay, type daysOfWeek } from 'tribune/browser'
import { visit } from '../visit.ts'
import { words } from './planning-words.ts'
import classes from './planning.module.css'

interface WeekBarProps {
  readonly days: ReturnType<typeof daysOfWeek>
  readonly vetId: number | null
  /** Of `weeks` 0 is the week of today. */
  readonly onShow: (next: { readonly weeks?: number; readonly vetId?: number | null }) => void
}

/** Which week is shown, and whose. */
export function WeekBar({ days, vetId, onShow }: WeekBarProps) {
  const [first, , , , , , last] = days
  return (
    <div className={classes.bar}>
      <div className={classes.weeks} role="group" aria-label={words.week()}>
        <Button variant="default" aria-label={words.previous()} onClick={() => onShow({ weeks: -1 })}>
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <strong role="status">
          {formatDay(first)} – {formatDay(last)}
        </strong>
        <Button variant="default" aria-label={words.next()} onClick={() => onShow({ weeks: 1 })}>
          <ChevronRight size={18} aria-hidden />
        </Button>
        <Button variant="subtle" onClick={() => onShow({ weeks: 0 })}>
          {words.today()}
        </Button>
      </div>
      <div className={classes.vet}>
        <FieldInput entity={visit} field="vet_id" value={vetId} onChange={(id) => onShow({ vetId: id })} />
      </div>
    </div>
  )
}
