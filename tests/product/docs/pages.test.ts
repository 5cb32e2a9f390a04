import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from './read-pages.ts'

const MOST_LINES = 150
const MOST_WORDS = 25
/** More is a table that was not made. */
const MOST_PARAGRAPH_LINES = 8

const LINK = /!?\[[^\]]*\]\(([^)\s]+)\)/g
const FENCED = /^```.*?^```$/gms

const read = (page: string) => readFileSync(page, 'utf8')

/** What stands outside of fenced blocks, by paragraph, list item, heading or row of a table. */
function readParagraphs(page: string): readonly string[] {
  return read(page)
    .replaceAll(FENCED, '')
    .split(/\n\n+|\n(?=- |\d+\. |\|)/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** The sentences of a paragraph, with a link as its words and code as one word. */
function sentencesIn(paragraph: string): readonly string[] {
  return paragraph
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]+`/g, 'code')
    .split(/(?<=[.?!])\**\s+|\|/)
    .map((each) => each.trim())
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

/** `add-an-entity` of `## Add an entity`, as GitHub names it. */
function anchorsOf(page: string): readonly string[] {
  const headings = read(page)
    .replaceAll(FENCED, '')
    .matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor))
}

/** The files and folders of the engine that a page names; those of a sponsor are written by its command. */
function pathsIn(page: string): readonly string[] {
  const code = read(page)
    .replaceAll(FENCED, '')
    .matchAll(/`((?:src|scripts|tests|\.github)\/[\w./-]+)`/g)
  return [...code].map(([, path = '']) => path).filter((path) => !path.includes('sponsor'))
}

it('README.md is read in two minutes', () => {
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES)
  const sentences = readParagraphs('README.md').flatMap(sentencesIn)
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((each) => countWords(each) > MOST_WORDS)).toEqual([])
})

it.each(pages)('what %s says is told in short paragraphs', (page) => {
  const long = readParagraphs(page).filter((each) => each.split('\n').length > MOST_PARAGRAPH_LINES)
  expect(long).toEqual([])
})

it.each(pages)('the links of %s lead somewhere', (page) => {
  const links = [...read(page).replaceAll(FENCED, '').matchAll(LINK)].map(([, link = '']) => link)
  const here = links.filter((link) => !/^https?:/.test(link))
  expect(here.filter((link) => !leadsSomewhere(page, link))).toEqual([])
})

it.each(pages)('the files that %s names are there', (page) => {
  expect(pathsIn(page).filter((path) => !existsSync(path))).toEqual([])
})
