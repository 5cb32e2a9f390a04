import { ActionIcon } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { ActionButton, FieldValue, currentDay, currentLocale, type RecordOf } from 'tribune/browser'
import { visit } from '../visit.ts'
import { words } from './planning-words.ts'
import classes from './planning.module.css'

interface DayColumnProps {
  readonly day: string
  readonly visits: readonly RecordOf<typeof visit>[]
  readonly onOpen: (id: number) => void
  readonly onAdd: () => void
}

/** The visits of a day, in their order. */
export function DayColumn({ day, visits, onOpen, onAdd }: DayColumnProps) {
  const id = useId()
  const name = dayName(day)
  return (
    <li className={classes.day} aria-labelledby={id} data-today={day === currentDay() || undefined}>
      <h2 id={id} className={classes.name}>
        {name}
        <ActionIcon variant="subtle" aria-label={`${words.add()}, ${name}`} onClick={onAdd}>
          <Plus size={18} aria-hidden />
        </ActionIcon>
      </h2>
      <ul className={classes.visits}>
        {visits.map((each) => (
          <li key={each.id} className={classes.visit} data-urgent={each.urgency === 'high' || undefined}>
            <button type="button" className={classes.open} onClick={() => onOpen(each.id)}>
              {each.at ?? '—'} {String(each.Pet?.['name'] ?? '')}
            </button>
            <span className={classes.who}>{String(each.Vet?.['full_name'] ?? '')}</span>
            <FieldValue entity={visit} field="urgency" record={each} />
            <ActionButton entity={visit} name="close" record={each} isSmall />
          </li>
        ))}
      </ul>
    </li>
  )
}

function dayName(day: string): string {
  const words = { weekday: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(currentLocale(), words).format(Date.parse(day))
}
