import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { ImportOutcome, ImportProgress, ImportRequest, ImportRow } from '../calls.ts'
import { answers } from '#texts/server.ts'
import {
  type Author,
  hookTransaction,
  HttpError,
  type InEachLanguage,
  StaleRowError,
  type Store,
} from '../../../server/face.ts'
import {
  hashRequest,
  type ImportName,
  ImportTakenError,
  type LoggedImport,
  logStep,
  openImport,
} from './import-log.ts'
import { sayInEachLanguage, type KeptMistake, tellMistakes } from './kept-mistakes.ts'
import { type RepeatedValues, watchRepeatedValues } from './repeated-values.ts'
import { type CheckedRow, createRowCheck, type PreparedRow } from './prepare-row.ts'
import { mayRefuseRows, readyRows, writePrepared, type WrittenRows } from './write-prepared.ts'

/** Rows of one transaction where good rows are written alone. */
const STEP = 200
/** Rows that are checked between two reports. */
const TURN = 50
/** Each failure means that somebody else changed one of the records meanwhile. */
const MAX_TRIES = 5

type Report = (progress: ImportProgress) => void

/** One import, with all that its steps need. */
interface Work {
  readonly store: Store
  readonly entity: AnyEntity
  readonly name: ImportName
  readonly request: ImportRequest
  readonly author: Author
  readonly inEachLanguage: InEachLanguage
  readonly report: Report
}

/**
 * Tries or makes an import. All or nothing is one transaction; good rows alone are written in steps, each of which says in
 * its own transaction how far the import is. Sent again, an import goes on where it stopped, or answers what became of it.
 */
export async function runImport(work: Work): Promise<ImportOutcome> {
  const { store, name, request } = work
  if (request.policy === 'check') return checkOnly(work)
  return store.mutex.runExclusive(`import ${name.entity} ${name.key}`, async () => {
    const known = await beginImport(work)
    return tellOutcome(request.policy === 'all' ? await writeAll(work, known) : await writeValid(work, known))
  })
}

/** Notes an import that is to be made, or finds how far it is. @throws HttpError if its key belongs to another one. */
export async function beginImport({
  store,
  entity,
  name,
  request,
}: Pick<Work, 'store' | 'entity' | 'name' | 'request'>): Promise<LoggedImport> {
  const hash = await hashRequest(request, entity)
  const known = await openImport(store.queries, name, request, hash)
  if (known.requestHash !== hash) throw new HttpError(400, answers.otherPayload)
  return known
}

/** What became of an import, for whoever reads it. */
export function tellOutcome({ requestHash: _hash, mistakes, ...outcome }: LoggedImport): ImportOutcome {
  return { ...outcome, mistakes: tellMistakes(mistakes) }
}

async function checkOnly(work: Work): Promise<ImportOutcome> {
  const { rows } = work.request
  const repeated = watchRepeatedValues(work.entity)
  const { prepared, mistakes } = await checkRows(work, rows, { done: 0, repeated })
  const { written, mistakes: refused } = await retryWhileOvertaken(work, () => tryToWrite(work, prepared))
  const told = tellMistakes([...mistakes, ...refused])
  return { total: rows.length, done: 0, ...countPrepared(written), mistakes: told }
}

/** What writing would find wrong, where the entity's own code has a say in it. */
async function tryToWrite(work: Work, prepared: readonly PreparedRow[]): Promise<WrittenRows> {
  const { store, entity, request, author } = work
  if (!mayRefuseRows(store, entity)) return { written: prepared, records: [], mistakes: [] }
  const hooked = hookTransaction(store)
  const rows = { entity, rows: prepared, source: request.fileName }
  try {
    return await store.transact(async (transaction) => {
      throw new TakenBack(
        await hooked.run(transaction, (unit) => writePrepared(store, hooked, unit, rows, author)),
      )
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.rows
    throw error
  }
}

/** Rolls back what was written. */
class TakenBack extends Error {
  override readonly name = 'TakenBack'
  readonly rows: WrittenRows

  constructor(rows: WrittenRows) {
    super('the rows were not to be written')
    this.rows = rows
  }
}

/** Writes all rows in one transaction; nothing where one has a mistake, and then it may be sent again. */
async function writeAll(work: Work, known: LoggedImport): Promise<LoggedImport> {
  const { rows } = work.request
  if (known.done === rows.length) return known
  return retryWhileOvertaken(work, async () => {
    const repeated = watchRepeatedValues(work.entity)
    const { prepared, mistakes } = await checkRows(work, rows, { done: 0, repeated })
    if (mistakes.length > 0) return { ...known, mistakes }
    try {
      return await writeStep(work, { known, prepared, mistakes, done: rows.length })
    } catch (error) {
      if (error instanceof TakenBack) return { ...known, mistakes: error.rows.mistakes }
      throw error
    }
  })
}

async function writeValid(work: Work, known: LoggedImport): Promise<LoggedImport> {
  const { rows } = work.request
  const repeated = watchRepeatedValues(work.entity)
  let reached = known
  while (reached.done < rows.length) {
    const start = reached
    const step = rows.slice(start.done, start.done + STEP)
    reached = await retryWhileOvertaken(work, async () => {
      const checked = await checkRows(work, step, { done: start.done, repeated })
      return writeStep(work, { known: start, ...checked, done: step.length })
    })
    work.report({ done: reached.done, total: rows.length })
  }
  return reached
}

interface Step {
  readonly known: LoggedImport
  readonly prepared: readonly PreparedRow[]
  readonly mistakes: readonly KeptMistake[]
  readonly done: number
}

async function writeStep(
  { store, entity, name, request, author }: Work,
  { known, prepared, mistakes, done }: Step,
): Promise<LoggedImport> {
  const hooked = hookTransaction(store)
  const ready = await readyRows(store, entity, prepared, author)
  const rows = { entity, rows: ready, source: request.fileName }
  const logged = await store.transact(async (transaction) => {
    const result = await hooked.run(transaction, (unit) => writePrepared(store, hooked, unit, rows, author))
    if (request.policy === 'all' && result.mistakes.length > 0) throw new TakenBack(result)
    const found = [...mistakes, ...result.mistakes]
    return logStep(transaction, name, {
      before: known,
      done,
      mistakes: found,
      records: result.records,
      ...countPrepared(result.written),
    })
  })
  await hooked.runAfter()
  return logged
}

function countPrepared(rows: readonly PreparedRow[]) {
  const updated = rows.filter(({ before }) => before !== null).length
  return { created: rows.length - updated, updated }
}

async function checkRows(
  work: Work,
  rows: readonly ImportRow[],
  { done, repeated }: { readonly done: number; readonly repeated: RepeatedValues },
) {
  const { store, entity, request, report, author, inEachLanguage } = work
  const check = await createRowCheck({ store, entity, request, author, repeated }, rows)
  // Nobody reads later on what is not written.
  const isKept = request.policy === 'valid'
  const prepared: PreparedRow[] = []
  const mistakes: KeptMistake[] = []
  for (const [place, row] of rows.entries()) {
    const checked = await check(row)
    const findAgain = async () => mistakesIn(await check(row))
    if (!('mistakes' in checked)) {
      prepared.push(checked)
      if (!isKept) mistakes.push(...(checked.conditional ?? []))
    } else if (!isKept) mistakes.push(...checked.mistakes)
    else mistakes.push(...(await sayInEachLanguage(checked.mistakes, inEachLanguage, findAgain)))
    if (place % TURN !== TURN - 1) continue
    report({ done: done + place + 1, total: request.rows.length })
    // Other calls are answered in between.
    await nextTurn()
  }
  return { prepared, mistakes }
}

function mistakesIn(checked: CheckedRow): readonly KeptMistake[] {
  return 'mistakes' in checked ? checked.mistakes : []
}

/** Between the check and the write another change may have taken a unique value, or changed the same record. */
async function retryWhileOvertaken<T>({ store }: Work, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ImportTakenError) break
      if (!(error instanceof StaleRowError) && !store.adapter.violationOf(error)) throw error
    }
  }
  throw new HttpError(409, answers.changedMeanwhile)
}
