// `npm run bench:lessons`: saves of lessons that the rules of the driving school are asked of, beside the same saves without them, and
// the first page of its list with filters beside a bare one. A number sets the lessons, `--json` prints JSON only.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackend } from '../../src/server/backend.ts'
import { databaseFileOf } from '../../src/server/database/data-folder.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { listPage } from '../../src/server/records/reading/list-page.ts'
import type { Filter } from '../../src/schema/where/filter.ts'
import { entityNamed, type Store } from '../../src/server/records/store/store.ts'
import { createRecord, updateRecord } from '../../src/server/records/write-records.ts'
import { inFolder } from './in-folder.ts'
import { loadSchool } from './lessons/load-school.ts'
import { INSTRUCTORS, lessonAt, peopleOf, storedLesson } from './lessons/school.ts'
import { atMost, median, printReport, say } from './verdict.ts'

const TURNS = 200
/** A save with the rules, beside one without; a page that is filtered, beside a bare one. */
const MOST_TIMES = 3

const count = Number(process.argv[2]) || 100_000
const { entities, behaviours } = await loadSchool()
const lesson = entityNamed(entities, 'lesson')

await inFolder(async (folder) => {
  say(`${TURNS} turns among ${count.toLocaleString('en')} lessons`)
  const without = await openFilled(join(folder, 'without'), false)
  const ruled = await openFilled(join(folder, 'with'), true)
  const creations = await inTurns(
    (turn) => createRecord(without, lesson, lessonAt(count + turn)),
    (turn) => createRecord(ruled, lesson, lessonAt(count + turn)),
  )
  const changes = await inTurns(
    (turn) => updateRecord(without, lesson, count + turn + 1, laterOf(count + turn)),
    (turn) => updateRecord(ruled, lesson, count + turn + 1, laterOf(count + turn)),
  )
  const pages = await inTurns(
    (turn) => listPage(ruled, lesson, { page: turn + 1, pageSize: 25 }),
    (turn) => listPage(ruled, lesson, { page: 1, pageSize: 25, filters: filtersOf(turn) }),
  )
  const rows = [
    { what: 'creations', ...creations },
    { what: 'changes', ...changes },
    { what: 'first pages', ...pages },
  ]
  printReport(
    { lessons: count, rows },
    [
      ['milliseconds, the median', 'bare', 'with rules or filters', 'times'],
      ...rows.map((row) => [row.what, row.bare.toFixed(2), row.whole.toFixed(2), row.times.toFixed(2)]),
    ],
    rows.map(({ what, times }) => atMost(`times ${what} take with rules or filters`, times, MOST_TIMES)),
  )
})

/** The same lesson a quarter of an hour later and shorter, which nobody else has. */
function laterOf(place: number) {
  const { starts_at, ...values } = lessonAt(place)
  return { ...values, starts_at: String(starts_at).replace(':00:00Z', ':15:00Z'), lasts: 30 }
}

/** The lessons of one instructor from some day on. */
function filtersOf(turn: number): readonly Filter[] {
  const day = String(lessonAt(count - turn * 100)['starts_at']).slice(0, 'YYYY-MM-DD'.length)
  return [
    { field: 'instructor_id', operator: 'in', values: [(turn % INSTRUCTORS) + 1] },
    { field: 'starts_at', operator: 'from', values: [day] },
  ]
}

async function openFilled(folder: string, hasRules: boolean): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const database = await openSqlite(databaseFileOf(folder))
  const { store } = await createBackend({
    features: [],
    entities,
    ...(hasRules && { behaviours }),
    database,
    uploadsFolder: join(folder, 'uploads'),
  })
  for (const [name, payload] of peopleOf()) await createRecord(store, entityNamed(entities, name), payload)
  const at = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() }
  await database.queries.transaction().execute(async (transaction) => {
    for (let place = 0; place < count; place += 1) {
      const row = storedLesson(place)
      await transaction
        .insertInto(lesson.name)
        .values({ ...row, ...derivedColumns(lesson, row), ...at })
        .execute()
    }
  })
  return store
}

type Work = (turn: number) => Promise<unknown>

/** By turns, so that what else the machine does falls on both. */
async function inTurns(bare: Work, whole: Work) {
  const times: { bare: number[]; whole: number[] } = { bare: [], whole: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.bare.push(await time(bare, turn))
    times.whole.push(await time(whole, turn))
  }
  const [one, other] = [median(times.bare), median(times.whole)]
  return { bare: one, whole: other, times: other / one }
}

async function time(work: Work, turn: number): Promise<number> {
  const start = performance.now()
  await work(turn)
  return performance.now() - start
}
