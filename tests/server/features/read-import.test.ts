import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import Fastify, { type FastifyRequest } from 'fastify'
import { keepBodiesUnread, readImport } from '../../../src/features/import/server/read-import.ts'
import { createRowSplitter } from '../../../src/features/import/server/row-splitter.ts'

const head = { key: 'k', fileName: 'f.csv', columns: ['name'], mode: 'create', by: null, policy: 'all' }
const rows = [
  { line: 2, cells: ['é « ] } , "rows":[ » \\ " 😀', ''] },
  { line: 3, cells: [] },
  { line: 4, cells: ['['] },
]

function split(text: string, size: number) {
  const splitter = createRowSplitter('rows')
  const found: string[] = []
  for (let at = 0; at < text.length; at += size) found.push(...splitter.add(text.slice(at, at + size)))
  return { rows: found.map((each) => JSON.parse(each)), rest: JSON.parse(splitter.rest()) }
}

describe('the rows of an import', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('are the same cut into pieces of %i', (size) => {
    for (const indent of [0, 2]) {
      for (const sent of [
        { ...head, rows },
        { rows, ...head },
        { ...head, rows: [] },
      ])
        expect(split(JSON.stringify(sent, null, indent), size)).toEqual({
          rows: sent.rows,
          rest: { ...head, rows: [] },
        })
    }
  })

  it('are no list inside another, and no second list', () => {
    const inner = { head: { rows: [1] }, rows: [2] }
    expect(split(JSON.stringify(inner), 5)).toEqual({ rows: [2], rest: { head: { rows: [1] }, rows: [] } })
    expect(split('{"rows":[1],"rows":[2]}', 5)).toEqual({ rows: [1], rest: { rows: [2] } })
  })

  const read = async (chunks: Iterable<string | Uint8Array>) => {
    const app = Fastify()
    keepBodiesUnread(app)
    const handler = async (request: FastifyRequest) => ({ rows: (await readImport(request)).rows.length })
    app.route({ method: 'POST', url: '/', handler })
    const payload = Readable.from([...chunks].map((each) => Buffer.from(each)))
    const headers = { 'content-type': 'application/json' }
    return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode
  }
  const text = (value: object) => [JSON.stringify(value)]

  it('are parsed one by one, so that nobody waits for the whole', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const wide = Array.from({ length: 20_000 }, (_, line) => ({ line, cells: Array(20).fill('valeur') }))
    const whole = JSON.stringify({ ...head, rows: wide })
    const pieces = Array.from({ length: Math.ceil(whole.length / 65_536) }, (_, place) =>
      whole.slice(place * 65_536, (place + 1) * 65_536),
    )
    expect(await read(pieces)).toBe(200)
    expect(Math.max(...parse.mock.calls.map(([each]) => each.length))).toBeLessThan(1_000)
    parse.mockRestore()
  })

  it.each([
    ['no rows', text(head), 400],
    ['none at all', text({ ...head, rows: [] }), 400],
    ['a row too many', text({ ...head, rows: Array(20_001).fill(rows[1]) }), 400],
    ['a cell too many', text({ ...head, rows: [{ line: 2, cells: Array(201).fill('') }] }), 400],
    ['a row of another kind', text({ ...head, rows: [{ line: 2, cells: [1] }] }), 400],
    ['something else beside', text({ ...head, rows, more: 1 }), 400],
    ['no end', [JSON.stringify({ ...head, rows }).slice(0, -1)], 400],
    ['no JSON', ['{"rows":[{]}'], 400],
    ['another bracket', ['{"rows":[1}'], 400],
    ['no UTF-8', [new Uint8Array([0x7b, 0xff])], 400],
    ['brackets without end', ['['.repeat(100)], 400],
    ['one long row', ['{"rows":[{"line":1,"cells":["', ...Array(20).fill('a'.repeat(65_536))], 413],
    ['a long text beside', ['{"key":"', ...Array(20).fill('a'.repeat(65_536))], 413],
  ])('are refused with %s', async (_what, chunks, status) => {
    expect(await read(chunks)).toBe(status)
  })

  it('are taken as they come', async () => {
    expect(await read(text({ ...head, rows }))).toBe(200)
  })
})
