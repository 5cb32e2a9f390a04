import { mkdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeClient } from '../../../scripts/develop/client/write-client.ts'
import { compileExamples, compileOptions, compileStatements, readExamples } from './compile-examples.ts'

it('compiles every example in TypeScript', { timeout: 180_000 }, async () => {
  const folder = '.cache/pages'
  mkdirSync(folder, { recursive: true })
  await writeClient(process.cwd(), folder)
  const examples = readExamples()
  expect(examples.length).toBeGreaterThan(120)
  expect(compileExamples(examples, readFileSync(`${folder}/tribune-client.ts`, 'utf8'))).toEqual([])
})

it('compiles every example of an option where it stands', () => {
  expect(compileOptions()).toEqual([])
})

it('compiles every example that is a statement or an element', () => {
  expect(compileStatements()).toEqual([])
})

it.each([
  ["name: text({ label: 'Nom', requird: true }),", /requird/],
  ["sections: { place: { label: 'Adresse', fields: ['wilaia'] } },", /wilaia/],
  ["import { Button } from 'tribune/browser'\nexport const shown = Button", /Button/],
])('tells of an example that does not compile: %s', (text, says) => {
  const [found = ''] = compileExamples([{ page: 'README.md', language: 'ts', text }], '')
  expect(found).toMatch(says)
})
