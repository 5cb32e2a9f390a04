import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Field } from '../../../src/schema/entity/field-kinds.ts'
import { isTranslated, LANGUAGES, type Language } from '../../../src/schema/values/text.ts'
import type { Domain } from '../../domains/domains.ts'
import { ADMIN, type Product } from './product.ts'

interface Said {
  readonly domain: Pick<Domain, 'app' | 'entities'>
  readonly product: Product
  /** Values that no record has any more. */
  readonly former?: unknown
}

/**
 * The words on a page that its language does not have: those of another script, and those that another language's
 * catalogue or the configs in it have and its own have not. Records hold what people wrote, and so do names and addresses;
 * a part in another language says so by its `lang`.
 * @returns each text with a foreign word, and the word
 */
export async function findForeignWords(
  page: Page,
  language: Language,
  { domain, product, former }: Said,
): Promise<readonly string[]> {
  const [{ texts, written }, stored, words] = await Promise.all([
    page.evaluate(readTexts),
    valuesOf(domain, product),
    wordsOfAll(domain),
  ])
  const values = longestFirst([...stored, ...written, ...stringsOf(former)])
  const own = words[language]
  const others = LANGUAGES.filter((each) => each !== language).map((each) => words[each])
  const isForeign = (word: string) =>
    !own.has(word) && (isOtherScript(word, language) || others.some((each) => each.has(word)))
  return texts.flatMap((text) =>
    wordsIn(withoutValues(text, values))
      .filter(isForeign)
      .map((word) => `"${word}" in "${text}"`),
  )
}

/** What people see of a page and what is read out to them, and what somebody has written there. */
function readTexts() {
  const texts = new Set([document.title])
  const written: string[] = []
  const isOwn = (element: Element) =>
    element.closest('[lang]') === document.documentElement &&
    element.checkVisibility({ visibilityProperty: true })
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement
    if (parent && !parent.matches('script, style, noscript, textarea, kbd') && isOwn(parent))
      // An address may be broken in the middle.
      texts.add((parent.querySelector(':scope > wbr') ? parent : node).textContent ?? '')
  }
  const aria = ['label', 'description', 'valuetext', 'roledescription'].map((name) => `aria-${name}`)
  const names = ['placeholder', 'title', 'alt', ...aria]
  for (const element of document.querySelectorAll('*')) {
    const isInput = element instanceof HTMLInputElement && element.type !== 'password'
    // A list to choose from shows the label of what is chosen.
    const isChosen = isInput && (element.readOnly || element.ariaHasPopup === 'listbox')
    if (element instanceof HTMLTextAreaElement || (isInput && !isChosen)) written.push(element.value)
    if (!isOwn(element)) continue
    for (const name of names) texts.add(element.getAttribute(name) ?? '')
    if (isChosen) texts.add(element.value)
  }
  return { texts: [...texts].filter((text) => text.trim() !== ''), written }
}

const LETTERS = { latin: /\p{Script=Latin}/u, arabic: /\p{Script=Arabic}/u }

function isOtherScript(word: string, language: Language): boolean {
  return (language === 'ar' ? LETTERS.latin : LETTERS.arabic).test(word)
}

/** Shorter ones are initials, keys and units. */
const WORD = /[\p{Script=Latin}\p{Script=Arabic}\p{M}]{3,}/gu
const ADDRESS = /\S+@\S+|https?:\S+/g

function wordsIn(text: string): readonly string[] {
  return (text.replace(ADDRESS, ' ').match(WORD) ?? []).map((word) => word.toLowerCase())
}

const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** No part of a longer word. */
const asWhole = (value: string) =>
  new RegExp(`(?<!\\p{L})${value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\p{L})`, 'gu')

function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(asWhole(value), ' '), inOneLine(text))
}

/** What records say for themselves; the key of a choice is no word for people. */
async function valuesOf({ app, entities }: Said['domain'], product: Product): Promise<readonly string[]> {
  const fields = entities.flatMap((entity) => Object.values(entity.fields))
  const keys = new Set(fields.flatMap(optionKeysOf))
  const records = await Promise.all(entities.map(({ name }) => product.list(name)))
  return [...stringsOf(records), ...fields.flatMap(codesOf), ADMIN.username, app.name, app.brand].filter(
    (each) => !keys.has(each),
  )
}

/** A value may hold another one. */
function longestFirst(values: readonly string[]): readonly string[] {
  return [...new Set(values.map(inOneLine))]
    .filter((value) => value.length > 1)
    .toSorted((one, other) => other.length - one.length)
}

function optionKeysOf(field: object): readonly string[] {
  return 'options' in field && typeof field.options === 'object' ? Object.keys(field.options ?? {}) : []
}

/** What is the same in every language: a currency, and the example of a pattern. */
function codesOf(field: Field): readonly string[] {
  return stringsOf([field.kind === 'decimal' && field.currency, 'pattern' in field && field.pattern?.example])
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

type Words = Readonly<Record<Language, ReadonlySet<string>>>

const known = new Map<readonly AnyEntity[], Promise<Words>>()

function wordsOfAll({ app, entities }: Said['domain']): Promise<Words> {
  const words = known.get(entities) ?? readWords([...entities, app])
  known.set(entities, words)
  return words
}

async function readWords(configs: readonly object[]): Promise<Words> {
  const said = configs.flatMap(translationsIn)
  const ofLanguage = async (language: Language) => {
    const written = [...(await catalogueTexts(language)), ...said.map((each) => each[language] ?? '')]
    return new Set(written.flatMap(wordsIn))
  }
  return { fr: await ofLanguage('fr'), ar: await ofLanguage('ar'), en: await ofLanguage('en') }
}

function translationsIn(value: unknown): readonly { readonly [Each in Language]?: string }[] {
  if (isTranslated(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(translationsIn) : []
}

const SOURCE = resolve(import.meta.dirname, '../../../src')

/** Every text of a language's files, as it is written. */
async function catalogueTexts(language: Language): Promise<readonly string[]> {
  const core = readdirSync(`${SOURCE}/texts/${language}`).map((file) => `${SOURCE}/texts/${language}/${file}`)
  const features = readdirSync(`${SOURCE}/features`).map(
    (name) => `${SOURCE}/features/${name}/texts/${language}.ts`,
  )
  const files = [...core, ...features].filter((file) => existsSync(file))
  const parts: readonly unknown[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return parts.flatMap(writtenIn)
}

const ESCAPE = /\\u[\da-f]{4}/gi
const LITERAL = /'[^'\n]*'|`[^`]*`|"[^"\n]*"/g

/** The texts in a part of a catalogue; those that a function makes are read from its code. */
function writtenIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return String(value).replace(ESCAPE, ' ').match(LITERAL) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(writtenIn) : []
}
