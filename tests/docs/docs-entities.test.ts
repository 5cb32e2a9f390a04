import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findStaleDocuments } from '../../scripts/develop/docs/documents.ts'
import { readFaces } from '../../scripts/develop/public-api/read-faces.ts'
import { printHtml } from '../../scripts/develop/docs/print-html.ts'
import { printLlms } from '../../scripts/develop/docs/print-llms.ts'
import { printReference } from '../../scripts/develop/docs/print-reference.ts'
import { readLanguage } from '../../scripts/develop/docs/read-language.ts'
import { CODE_PAGES, pageOf } from '../../scripts/develop/generate/diagnostics/describe-diagnostic.ts'
import { codes } from '../../scripts/develop/generate/diagnostics/codes.ts'
import { fieldKinds, isFieldKind } from '../../src/kinds/core/definition/all-definitions.ts'
import { optionNames } from '../../src/kinds/core/authoring/authorings.ts'

const language = readLanguage()
const reference = printReference(language, codes)
const kinds = fieldKinds.filter(isFieldKind)

/** What a heading is followed by, up to the next one of its level. */
function sectionOf(heading: string): string {
  const [, section = ''] = reference.split(`\n${heading}\n`)
  return section.split(/\n##+ /)[0] ?? ''
}

/** Names whose hover would be empty, or would show no example. */
function findSilent(words: readonly { name: string; text: string; examples: readonly string[] }[]) {
  return words
    .filter(({ text, examples }) => text.trim() === '' || examples.every((each) => each.trim() === ''))
    .map(({ name }) => name)
}

it.each(kinds)('%s and each of its options explain themselves with an example', (kind) => {
  const maker = language.kinds.find(({ name }) => name === kind)
  expect(findSilent(maker ? [maker, ...maker.options] : [])).toEqual([])
  expect(maker?.options.map(({ name }) => name).toSorted()).toEqual(optionNames(kind).toSorted())
})

it('defineEntity, crud, joined and firstOf explain themselves with an example', () => {
  const { entity, columns, endpoints } = language
  const makers = [entity, ...columns, ...endpoints]
  expect(makers.map(({ name }) => name)).toEqual(['defineEntity', 'joined', 'firstOf', 'crud'])
  expect(findSilent([...makers, ...endpoints.flatMap(({ options }) => options)])).toEqual([])
})

it('every part of an entity explains itself', () => {
  const words = [...language.entity.options, ...language.parts.flatMap((part) => part.words)]
  expect(words.filter(({ text }) => text.trim() === '').map(({ name }) => name)).toEqual([])
})

it.each(kinds)('the reference names %s with its own options', (kind) => {
  const section = sectionOf(`### ${kind}`)
  const shared = language.base.map(({ name }) => name)
  for (const option of optionNames(kind).filter((name) => !shared.includes(name)))
    expect(section).toContain(`\`${option}\``)
  for (const option of shared) expect(sectionOf('## Field kinds')).toContain(`\`${option}\``)
})

it('the reference names everything that the files of entities/ import', () => {
  const names = readFaces('.').map(({ name }) => name)
  const isTold = (name: string) => reference.includes(`\`${name}\``) || reference.includes(`# ${name}\n`)
  expect(names.filter((name) => !isTold(name))).toEqual([])
})

it.each([
  ['a rollup of rollups', ['of', 'where', 'count', 'sum', 'latest', 'earliest']],
  ['what beforeSave is given', ['before', 'values']],
  ['what afterSave is given', ['before', 'record']],
  ['what afterMove is given', ['record', 'from', 'to']],
  ['what hooks are given besides', ['by', 'caller', 'records']],
])('the reference says what may stand in %s', (heading, words) => {
  const told = sectionOf(`### ${heading}`).matchAll(/^- _?`(\w+)`_?: \S/gm)
  expect([...told].map(([, word]) => word).toSorted()).toEqual(words.toSorted())
})

it('examples name no component that nobody can import', () => {
  const tags = [...reference.matchAll(/<([A-Z]\w+)/g)].map(([, tag = '']) => tag)
  const names = new Set(readFaces('.').map(({ name }) => name))
  expect(tags.filter((tag) => !names.has(tag))).toEqual([])
})

it('the reference names every code with what to write instead', () => {
  const section = sectionOf('## Error codes')
  for (const [code, { fix }] of Object.entries(codes)) {
    expect(section).toContain(`| ${code} |`)
    expect(section).toContain(fix.replaceAll('|', '\\|'))
  }
})

it('every finding links to a heading', () => {
  const pages = readFileSync(CODE_PAGES, 'utf8')
  for (const code of Object.keys(codes)) expect(pages).toContain(`\n## ${code}\n`)
  expect(pageOf('E112')).toBe('entities/docs/codes.md#e112')
})

it('the page with a search names every kind and every code, and holds nothing that is read as markup', () => {
  const page = printHtml(language, codes)
  for (const kind of kinds) expect(page).toContain(`<h2>${kind}</h2>`)
  for (const code of Object.keys(codes)) expect(page).toContain(`<section id="${code}"><h2>${code}: `)
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toMatch(/(src|href)=/)
  expect(page).toContain('() =&gt; import(')
})

it('llms.txt says what it is about, shows an entity, and names every kind and every code', () => {
  const text = printLlms(reference)
  expect(text).toMatch(/^# .+\n\n> /)
  expect(text.match(/^# /gm)).toHaveLength(1)
  expect(text).toContain('export const task = defineEntity({')
  for (const kind of kinds) expect(text).toContain(`\n#### ${kind}\n`)
  for (const code of Object.keys(codes)) expect(text).toContain(`\n| ${code} |`)
  expect(text).not.toMatch(/EXAMPLE|REFERENCE/)
})

it('a reference that says something else than the source is named with the command that writes it', () => {
  const root = mkdtempSync(join(tmpdir(), 'tribune-documents-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  expect(findStaleDocuments(root)).toEqual([])
  mkdirSync(join(root, 'entities'))
  writeFileSync(join(root, 'entities/REFERENCE.md'), reference.replace('defineEntity', 'defineEnity'))
  writeFileSync(join(root, 'llms.txt'), printLlms(reference))
  expect(findStaleDocuments(root)).toEqual([
    'entities/REFERENCE.md: differs from what src/ says; run: npm run docs -- --markdown',
  ])
})
