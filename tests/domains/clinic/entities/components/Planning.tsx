import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  Chart,
  Dialog,
  Page,
  RecordForm,
  addDays,
  currentDay,
  daysOfWeek,
  useRecords,
  type RecordOf,
} from 'tribune/browser'
import { visit } from '../visit.ts'
import { DayColumn } from './DayColumn.tsx'
import { words } from './planning-words.ts'
import classes from './planning.module.css'
import { WeekBar } from './WeekBar.tsx'

/** The visit whose form is open; a new one has no id. */
interface Opened {
  readonly id?: number
  readonly day?: string
}

const FIELDS = ['pet_id', 'vet_id', 'day', 'at', 'treatment_id', 'urgency', 'report'] as const

/** The visits of a week, of all vets or of one. */
export default function Planning() {
  const { days, vetId, show } = useWeek()
  const [first, , , , , , last] = days
  const visits = useRecords(visit, {
    where: { day: { from: first, to: last }, ...(vetId !== null && { vet_id: vetId }) },
    orderBy: 'at',
    limit: 500,
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Page
      title={words.title()}
      isWide
      action={<Button onClick={() => setOpened({})}>{words.add()}</Button>}
      shows={[visits]}
    >
      <WeekBar days={days} vetId={vetId} onShow={show} />
      <ol className={classes.week} aria-busy={visits.isRefreshing}>
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            visits={visits.records.filter((each) => each.day === day)}
            onOpen={(id) => setOpened({ id })}
            onAdd={() => setOpened({ day })}
          />
        ))}
      </ol>
      {visits.records.length > 0 && (
        <section className={classes.chart} aria-label={words.byVet()}>
          <h2>{words.byVet()}</h2>
          <Chart header={words.vet()} parts={countByVet(visits.records)} />
        </section>
      )}
      {opened && (
        <Dialog title={opened.id === undefined ? words.add() : words.change()} onClose={close}>
          <RecordForm
            entity={visit}
            id={opened.id ?? null}
            fields={FIELDS}
            initial={{
              day: opened.day ?? (days.includes(currentDay()) ? currentDay() : first),
              vet_id: vetId,
            }}
            onSaved={close}
          />
        </Dialog>
      )}
    </Page>
  )
}

/** The week and the vet that the address names. */
function useWeek() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('week') ?? ''
  const days = daysOfWeek(Number.isNaN(Date.parse(asked)) ? currentDay() : asked)
  const vetId = Number(search.get('vet')) || null
  return {
    days,
    vetId,
    show(next: { readonly weeks?: number; readonly vetId?: number | null }) {
      const week = next.weeks === 0 ? currentDay() : addDays(days[0], 7 * (next.weeks ?? 0))
      const vet = next.vetId === undefined ? vetId : next.vetId
      setSearch({ week: daysOfWeek(week)[0], ...(vet !== null && { vet: String(vet) }) })
    },
  }
}

function countByVet(visits: readonly RecordOf<typeof visit>[]) {
  const names = visits.map(({ Vet }) => String(Vet?.['full_name'] ?? ''))
  return [...new Set(names)].toSorted().map((name) => ({
    name,
    count: names.filter((each) => each === name).length,
  }))
}
