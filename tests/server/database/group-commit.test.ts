import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Queries, Tables, Transact } from '../../../src/server/database/database.ts'
import { groupCommits } from '../../../src/server/database/open-database.ts'
import { sqliteAdapter } from '../../../src/server/database/sqlite/adapter.ts'

describe('shared commits', () => {
  const said: string[] = []
  let folder = ''
  let queries: Queries
  let transact: Transact

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-commits-'))
    const { dialect } = sqliteAdapter(join(folder, 'one.sqlite'))
    queries = new Kysely<Tables>({ dialect, log: ({ query }) => void said.push(query.sql) })
    await sql`create table note (id integer primary key, text text unique,
      answers integer references note)`.execute(queries)
    transact = groupCommits(queries)
    said.length = 0
  })
  afterEach(async () => {
    await queries.destroy()
    await rm(folder, { recursive: true })
  })

  const add = (text: string) =>
    transact(async (transaction) => {
      await transaction.insertInto('note').values({ text }).execute()
      return text
    })
  const texts = async () => {
    const rows = await queries.selectFrom('note').select('text').orderBy('id').execute()
    return rows.map((row) => row['text'])
  }
  const commits = () => said.filter((statement) => statement === 'commit').length

  it('are waited for by all who came together, each with what its work came to', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `note ${index}`)
    expect(await Promise.all(names.map(add))).toEqual(names)
    expect(await texts()).toEqual(names)
    expect(commits()).toBe(1)
  })

  it('are as many as it takes for many', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `note ${index}`)
    await Promise.all(names.map(add))
    expect(await texts()).toEqual(names)
    expect(commits()).toBe(3)
  })

  it('leave nobody behind who comes while others are written', async () => {
    const later: Promise<string>[] = []
    const first = transact(async () => void later.push(add('two'), add('three')))
    const next = first.then(() => add('four'))
    await Promise.all([first, next])
    expect(await Promise.all(later)).toEqual(['two', 'three'])
    expect(await texts()).toEqual(['two', 'three', 'four'])
  })

  it('take nothing with one that fails but what it did itself', async () => {
    const fails = transact(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'half' }).execute()
      throw new Error('no')
    })
    const settled = await Promise.allSettled([add('one'), fails, add('one'), add('two')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    await expect(fails).rejects.toThrow('no')
    expect(await texts()).toEqual(['one', 'two'])
  })

  it('take one back that fails alone', async () => {
    expect(await add('one')).toBe('one')
    await expect(add('one')).rejects.toThrow(/UNIQUE/)
    expect(await texts()).toEqual(['one'])
    expect(await add('two')).toBe('two')
  })

  it('are told to nobody before the disk has them', async () => {
    await Promise.all(['one', 'two'].map((text) => add(text).then(() => said.push('told'))))
    expect(said.indexOf('commit')).toBeGreaterThan(-1)
    expect(said.indexOf('told')).toBeGreaterThan(said.indexOf('commit'))
  })

  it('that fail are told to all, and nothing is kept', async () => {
    const orphan = transact(async (transaction) => {
      // Looked at when all is to be kept, and not before.
      await sql`pragma defer_foreign_keys = on`.execute(transaction)
      await transaction.insertInto('note').values({ text: 'orphan', answers: 4711 }).execute()
    })
    const settled = await Promise.allSettled([add('one'), orphan, add('two')])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await texts()).toEqual([])
    expect(await add('three')).toBe('three')
  })
})
