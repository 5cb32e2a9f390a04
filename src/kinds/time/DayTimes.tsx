import { getTimeRange, TimeGrid } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { useEffect, useRef } from 'react'
import classes from './time.module.css'

const HALF_HOURS = getTimeRange({ startTime: '00:00', endTime: '23:30', interval: '00:30' })
/** What the list begins with where nothing is chosen. */
const MORNING = '08:00'

interface DayTimesProps {
  /** `09:30`; nothing where none is chosen. */
  readonly value: string | null
  readonly onPick: (time: string) => void
}

/** The half hours of a day to pick one from; any other time is typed. */
export function DayTimes({ value, onPick }: DayTimesProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = value === null ? MORNING : `${value.slice(0, 2)}:00`
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-time="${shown}"]`)
    list.current?.scrollTo({ top: button?.offsetTop ?? 0 })
  }, [shown])
  return (
    <div className={classes.times} ref={list}>
      <TimeGrid
        data={HALF_HOURS}
        value={value}
        onChange={(time) => time && onPick(time.slice(0, 'hh:mm'.length))}
        getControlProps={(time) => ({ 'data-time': time.slice(0, 'hh:mm'.length), tabIndex: -1 })}
        classNames={{ simpleGrid: classes.grid ?? '', control: classes.time ?? '' }}
      />
    </div>
  )
}
