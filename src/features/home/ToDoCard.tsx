import { use, useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { fieldColumn } from '../../kinds/core/cell/list-columns.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { filteredAddress } from '../../kinds/core/filter/widgets.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { widgetKey, type ListWidget } from '../../schema/entity/widget.ts'
import {
  columnViews,
  DraftOwner,
  recordAddress,
  type UnfinishedWork,
  useFocusTitleAfter,
} from '../../engine/face.ts'
import { currentLocale, t } from '../../texts/locale.ts'
import { home } from '#features/home/texts.ts'
import type { ListWidgetAnswer } from './calls.ts'
import { type ReadUnfinishedWork, type LoadedWidget, parseList } from './load-widgets.ts'
import classes from './to-do.module.css'
import shared from './home.module.css'
import { formatToDoDay, toDoDay } from './relative-time.ts'
import { WidgetCard } from './WidgetCard.tsx'
import { punctuation } from '#texts/frame.ts'
import { Button } from '@mantine/core'

interface ToDoCardProps {
  readonly widgets: readonly LoadedWidget[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly unfinishedWork: Promise<ReadUnfinishedWork>
}

interface Group extends Omit<LoadedWidget, 'name'> {
  readonly key: string
  readonly widget: ListWidget
  readonly answer: ListWidgetAnswer
}

/**
 * What somebody left unfinished here, and what the lists of the configs say is to do, a line each; a list without records is
 * left out.
 */
export function ToDoCard({ widgets, answers, unfinishedWork }: ToDoCardProps) {
  const { works, discard } = useUnfinishedWork(unfinishedWork)
  const groups = widgets.flatMap(({ name, resource, filters }): readonly Group[] => {
    const key = widgetKey(resource.entity.name, name)
    const widget = resource.entity.home?.widgets?.[name]
    const answer = parseList(resource.entity, answers[key])
    return widget?.shape === 'list' && answer ? [{ key, resource, filters, widget, answer }] : []
  })
  // Nothing of it is for whom none of the lists is answered.
  if (groups.length === 0 && works.length === 0) return null
  const filled = groups.filter(({ answer }) => answer.records.length > 0)
  return (
    <WidgetCard label={home.toDo}>
      {works.length > 0 && <UnfinishedWorkLines works={works} onDiscard={discard} />}
      {filled.length === 0 && works.length === 0 && <p className={shared.empty}>{home.nothingToDo}</p>}
      {filled.map(({ key, ...group }) => (
        <ToDoGroup key={key} {...group} />
      ))}
    </WidgetCard>
  )
}

function useUnfinishedWork(unfinishedWork: ToDoCardProps['unfinishedWork']) {
  const read = use(unfinishedWork)
  const account = use(DraftOwner)
  const all = useMemo(() => (account === null ? [] : read(account)), [read, account])
  const [discarded, setDiscarded] = useState<readonly UnfinishedWork[]>([])
  return {
    works: all.filter((work) => !discarded.includes(work)),
    discard(work: UnfinishedWork) {
      work.discard()
      setDiscarded((before) => [...before, work])
    },
  }
}

function ToDoGroup({ resource, widget, filters, answer: { records, total } }: Omit<Group, 'key'>) {
  const { entity } = resource
  const id = useId()
  const list = filteredAddress(entity, filters, widget)
  const fields = widget.columns.flatMap((name) => {
    const field = entity.fields[name]
    return field && name !== widget.sort ? [fieldColumn(name, field)] : []
  })
  const columns = columnViews(resource, fields)
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 className={classes.heading}>
        <Link id={id} to={list} dir="auto">
          {t(widget.label)}
        </Link>
        <span className={classes.total}>{total.toLocaleString(currentLocale())}</span>
      </h3>
      <table className={classes.lines} aria-labelledby={id}>
        <tbody>
          {records.map((record) => {
            const texts = columns.map((column) => column.text(record)).filter((text) => text !== '')
            return <Line key={record.id} path={entity.path} widget={widget} record={record} texts={texts} />
          })}
        </tbody>
      </table>
    </section>
  )
}

interface LineProps {
  readonly path: string
  readonly widget: ListWidget
  readonly record: EntityRecord
  readonly texts: readonly string[]
}

/** `ven. 27 · Amel, 32 ans` */
function Line({ path, widget, record, texts: [name, ...more] }: LineProps) {
  const today = currentDay()
  const { day, years = 0 } = toDoDay(widget, record, today) ?? {}
  return (
    <tr>
      <td data-today={day === today || undefined}>
        {day !== undefined && (
          <>
            <time dateTime={day}>{formatToDoDay(day, today)}</time>
            {' · '}
          </>
        )}
        <Link className={shared.link} to={recordAddress(path, record.id)}>
          <bdi>{name ?? home.unnamed(record.id)}</bdi>
        </Link>
        {[...more, ...(years > 0 ? [home.years(years)] : [])].map((text) => (
          <span key={text}>
            {punctuation.comma}
            <bdi>{text}</bdi>
          </span>
        ))}
      </td>
    </tr>
  )
}

interface UnfinishedWorkLinesProps {
  readonly works: readonly UnfinishedWork[]
  readonly onDiscard: (work: UnfinishedWork) => void
}

/** `Import de licences.csv à terminer, 3 lignes`: what somebody began here, a line each, and a way to be rid of it. */
function UnfinishedWorkLines({ works, onDiscard }: UnfinishedWorkLinesProps) {
  return (
    <table className={`${classes.group} ${classes.lines}`} aria-label={home.unfinishedWork}>
      <tbody>
        {works.map((work) => (
          <UnfinishedWorkLine key={work.key} work={work} onDiscard={() => onDiscard(work)} />
        ))}
      </tbody>
    </table>
  )
}

interface UnfinishedWorkLineProps {
  readonly work: UnfinishedWork
  readonly onDiscard: () => void
}

function UnfinishedWorkLine({
  work: { label, detail, to, state, discardLabel },
  onDiscard,
}: UnfinishedWorkLineProps) {
  const line = useFocusTitleAfter<HTMLTableRowElement>()
  return (
    <tr ref={line}>
      <td>
        <Link className={shared.link} to={to} state={state}>
          <bdi>{label}</bdi>
        </Link>
        {punctuation.comma}
        {detail}
      </td>
      <td className={classes.discard}>
        <Button variant="subtle" color="gray" size="compact-sm" aria-label={discardLabel} onClick={onDiscard}>
          {home.discard}
        </Button>
      </td>
    </tr>
  )
}
