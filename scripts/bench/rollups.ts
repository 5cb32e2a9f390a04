// `npm run bench:rollups`: saves of records that others hold figures of, beside the same saves where nobody does.
// A number sets the records, `--json` prints JSON only.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { entities } from '../../src/generated/registry.ts'
import { createBackend } from '../../src/server/backend.ts'
import { databaseFileOf } from '../../src/server/database/data-folder.ts'
import { derivedColumns } from '../../src/server/database/derived-columns.ts'
import { openSqlite } from '../../src/server/database/open-database.ts'
import { refreshDerived } from '../../src/server/records/refresh-derived.ts'
import { runTogether } from '../../src/server/records/rows/hooks.ts'
import { createRecord, updateRecord } from '../../src/server/records/write-records.ts'
import type { Store } from '../../src/server/records/store/store.ts'
import { inFolder } from './in-folder.ts'
import { lesson, lessonOf, studentWith } from './rollups/school.ts'
import { atMost, median, printReport, say } from './verdict.ts'

/** All lessons are of one student, whose figures no save may compute from all of them. */
const STUDENTS = 1
const SAVES = 300
/** How often an action is run, and the creations of its one transaction. */
const ACTIONS = 6
const CREATIONS = 500
/** A save with figures to keep, beside one without. */
const MOST_TIMES = 1.5

/** Milliseconds of each save. */
interface Times {
  readonly without: number[]
  readonly with: number[]
}

const count = Number(process.argv[2]) || 100_000
const account = entities.find((entity) => entity.account)
if (!account) throw new Error('nobody logs in')

await inFolder(async (folder) => {
  say(`${SAVES} saves of each kind among ${count.toLocaleString('en')} lessons`)
  const stores = {
    without: await openFilled(join(folder, 'without'), false),
    with: await openFilled(join(folder, 'with'), true),
  }
  const creations: Times = { without: [], with: [] }
  const changes: Times = { without: [], with: [] }
  for (let turn = 0; turn < SAVES; turn += 1)
    // In turns, so that what else the machine does falls on both.
    for (const name of ['without', 'with'] as const) {
      creations[name].push(await time(() => createRecord(stores[name], lesson, lessonOf(turn, STUDENTS))))
      const id = ((turn * 7_919) % count) + 1
      const changed = { ...lessonOf(id - 1, STUDENTS), price: `${turn}.50` }
      changes[name].push(await time(() => updateRecord(stores[name], lesson, id, changed)))
    }
  const actions: Times = { without: [], with: [] }
  for (let turn = 0; turn < ACTIONS; turn += 1)
    for (const name of ['without', 'with'] as const)
      actions[name].push(await time(() => runTogether(stores[name], createLessons)))
  const rows = [
    { what: 'creations', ...medians(creations) },
    { what: 'changes', ...medians(changes) },
    { what: `actions of ${CREATIONS} creations`, ...medians(actions) },
  ]
  printReport(
    { lessons: count, rows },
    [
      ['milliseconds, the median', 'without', 'with', 'times'],
      ...rows.map((row) => [row.what, row.without.toFixed(2), row.with.toFixed(2), row.times.toFixed(2)]),
    ],
    rows.map(({ what, times }) => atMost(`times ${what} take with figures to keep`, times, MOST_TIMES)),
  )
})

async function createLessons(store: Store): Promise<void> {
  for (let place = 0; place < CREATIONS; place += 1)
    await createRecord(store, lesson, lessonOf(place, STUDENTS))
}

async function openFilled(folder: string, hasRollups: boolean): Promise<Store> {
  const student = studentWith(hasRollups)
  await mkdir(folder, { recursive: true })
  const database = await openSqlite(databaseFileOf(folder))
  const program = [...(account ? [account] : []), student, lesson]
  const { store } = await createBackend({
    features: [],
    entities: program,
    database,
    uploadsFolder: join(folder, 'uploads'),
  })
  const at = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() }
  await database.queries.transaction().execute(async (transaction) => {
    for (let place = 0; place < STUDENTS; place += 1) {
      const row = { title: `Élève ${place}` }
      await transaction
        .insertInto(student.name)
        .values({ ...row, ...derivedColumns(student, row), ...at })
        .execute()
    }
    for (let place = 0; place < count; place += 1) {
      const row = lessonOf(place, STUDENTS)
      await transaction
        .insertInto(lesson.name)
        .values({ ...row, ...derivedColumns(lesson, row), ...at })
        .execute()
    }
  })
  if (hasRollups) await refreshDerived(store, student)
  return store
}

async function time(save: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await save()
  return performance.now() - start
}

function medians(times: Times) {
  const [without, withFigures] = [median(times.without), median(times.with)]
  return { without, with: withFigures, times: withFigures / without }
}
