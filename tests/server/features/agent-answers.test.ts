import { expect, it } from 'vitest'
import { boundRecords, boundText } from '../../../src/features/agents/server/bound-answer.ts'

const text = (length: number) => 'x'.repeat(length)

it('answers what is short as it is', () => {
  const record = { id: 7, name: 'Ali', tags: ['a', 'b'], none: null }
  expect(JSON.parse(boundText(record))).toEqual(record)
  expect(boundRecords([record])).toEqual([record])
})

it('cuts long texts, in lists sooner, and says so', () => {
  expect(boundText({ text: text(30_000) })).toMatch(
    /^\{"text":"x{20000}… \(cut; 30000 characters in all\)"\}$/,
  )
  expect(boundRecords([{ text: text(600) }])).toEqual([
    { text: `${text(500)}… (cut; 600 characters in all)` },
  ])
  expect(boundRecords([{ text: text(500) }])).toEqual([{ text: text(500) }])
})

it('is never longer than there is room for', () => {
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [`field${place}`, text(19_000)]))
  expect(boundText(fields).length).toBeLessThan(100_100)
  const records = Array.from({ length: 50 }, (_, id) => ({ id, ...fields }))
  const bound = boundRecords(records)
  expect(bound.length).toBeGreaterThan(0)
  expect(bound.length).toBeLessThan(50)
  expect(boundText({ records: bound })).not.toContain('cut after')
})
