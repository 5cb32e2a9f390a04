// Checked by `tsc` alone: each `@ts-expect-error` fails the type check once its mistake is no longer caught.
import { choice, date, crud, defineEntity, number, reference, text } from 'tribune'
import {
  ActionButton,
  FieldInput,
  FieldValue,
  RecordForm,
  RecordTable,
  useAction,
  useRecord,
  useRecords,
  useSave,
} from 'tribune/browser'

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const proves = <_True extends true>() => {}

const lesson = defineEntity({
  name: 'lesson',
  path: '/lessons',
  endpoints: crud('/api/lesson', { sends: 'json', one: 'lesson', many: 'lessons' }),
  fields: {
    subject: text({ label: 'Matière' }),
    day: date({ label: 'Jour' }),
    price: number({ label: 'Prix' }),
    owner_id: reference({ label: 'Professeur', to: 'owner', as: 'Owner', optionLabel: ['name'] }),
    state: choice({
      label: 'État',
      options: { planned: 'Prévu', given: 'Donné' },
      readOnly: true,
      initial: 'planned',
    }),
  },
  actions: { remind: { label: 'Rappeler', on: 'record', done: 'rappelé' } },
  stages: { field: 'state', moves: { planned: { to: ['given'] } } },
  list: { title: 'leçons', add: 'Nouvelle leçon', columns: ['day'] },
  texts: { create: '', update: '', created: '', updated: '', deleted: '', confirmDelete: '', inUse: '' },
})

export function Records() {
  const { records, total, refetch } = useRecords(lesson, {
    where: {
      day: { from: '2026-01-01' },
      state: 'planned',
      Owner: { name: { contains: 'a' } },
      not: { price: null },
    },
    orderBy: { day: 'desc' },
    limit: 500,
    page: 2,
  })
  const [first] = records
  proves<Same<typeof first, (typeof records)[number] | undefined>>()
  if (first) {
    proves<Same<typeof first.day, string | null>>()
    proves<Same<typeof first.state, 'planned' | 'given' | ''>>()
    // @ts-expect-error no field of the entity
    void first.colour
  }
  proves<Same<typeof total, number | undefined>>()
  refetch()
  // @ts-expect-error no field of the entity
  useRecords(lesson, { where: { colour: 'red' } })
  // @ts-expect-error no option of the field
  useRecords(lesson, { where: { state: 'lost' } })
  // @ts-expect-error no operator
  useRecords(lesson, { where: { day: { after: '2026-01-01' } } })
  // @ts-expect-error no field of what it refers to
  useRecords(lesson, { where: { Owner: { colour: 'red' } } })
  // @ts-expect-error no field to order by
  useRecords(lesson, { orderBy: 'colour' })
  const { record } = useRecord(lesson, 7)
  proves<Same<typeof record, (typeof records)[number] | undefined>>()
  return null
}

export function Doing() {
  useAction(lesson, 'remind').run(7)
  useAction(lesson, 'to-given').run([7, { id: 8 }], () => {})
  // @ts-expect-error no action, and no stage
  useAction(lesson, 'to-lost')
  const { create, update, mistakes } = useSave(lesson)
  void create({ day: '2026-01-01', owner_id: 7 })
  void update(7, { day: null })
  void mistakes.day
  // @ts-expect-error a day is a text
  void create({ day: 7 })
  // @ts-expect-error nobody sends it
  void update(7, { colour: 'red' })
  // @ts-expect-error no field can be mistaken that there is not
  void mistakes.colour
  return <ActionButton entity={lesson} name="remind" />
}

export function Parts() {
  const { records } = useRecords(lesson)
  return (
    <>
      <RecordForm entity={lesson} id={7} fields={['day', 'price']} initial={{ owner_id: 7 }} />
      {/* @ts-expect-error no field of the entity */}
      <RecordForm entity={lesson} fields={['colour']} />
      <FieldInput entity={lesson} field="owner_id" value={7} onChange={(id: number | null) => id} />
      {/* @ts-expect-error it holds a number */}
      <FieldInput entity={lesson} field="owner_id" value="7" onChange={() => {}} />
      {/* @ts-expect-error no field of the entity */}
      <FieldInput entity={lesson} field="colour" />
      {records.map((each) => (
        <FieldValue key={each.id} entity={lesson} field="state" record={each} />
      ))}
      <RecordTable entity={lesson} records={records} columns={['day', 'state']} orderBy={{ day: 'asc' }} />
      {/* @ts-expect-error no field of the entity */}
      <RecordTable entity={lesson} records={records} columns={['colour']} />
      {/* @ts-expect-error they are no records of the entity */}
      <RecordTable entity={lesson} records={[{ id: 7, colour: 'red' }]} />
    </>
  )
}
