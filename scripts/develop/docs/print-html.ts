import type { CodeEntry } from '../generate/diagnostics/code-entry.ts'
import { readExample } from './read-example.ts'
import type { MakerDoc, WordDoc } from './doc-of.ts'
import type { LanguageDoc } from './read-language.ts'

/** One heading with what stands below it; the search shows or hides it as a whole. */
interface Section {
  readonly title: string
  readonly body: string
  /** What an address names it by. */
  readonly anchor?: string
}

/** Renders the reference of the config language as one page with a search, which needs nothing else. */
export function printHtml(language: LanguageDoc, codes: Readonly<Record<string, CodeEntry>>): string {
  const { entity, parts, base, kinds, columns, endpoints } = language
  const shared = base.map(({ name }) => name)
  const sections = [
    makerSection(entity),
    ...parts.map(({ name, words }) => ({ title: name, body: printWords(words) })),
    { title: 'Every field', body: printWords(base) },
    ...kinds.map((kind) => makerSection(kind, shared)),
    ...columns.map((column) => makerSection(column)),
    ...endpoints.map((endpoint) => makerSection(endpoint)),
    ...Object.entries(codes)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, entry]) => codeSection(code, entry)),
  ]
  return PAGE.replace('SECTIONS', () => sections.map(printSection).join('\n'))
}

function codeSection(code: string, { title, fix, example }: CodeEntry): Section {
  const { wrong, right } = readExample(example)
  const shown = [`<p>Wrong:</p>${block(wrong)}`, `<p>Right:</p>${block(right)}`, `<p>${inline(fix)}</p>`]
  return { title: `${code}: ${title}`, body: shown.join(''), anchor: code }
}

function block(code: string): string {
  return `<pre><code>${escape(code)}</code></pre>`
}

/** A function with its options; options documented elsewhere are left out. */
function makerSection({ name, text, examples, options }: MakerDoc, told: readonly string[] = []): Section {
  const shown = examples.map(block).join('')
  const own = options.filter((option) => !told.includes(option.name))
  return { title: name, body: `<p>${inline(text)}</p>${shown}${printWords(own)}` }
}

function printWords(words: readonly WordDoc[]): string {
  return words.length === 0 ? '' : `<dl>${words.map(printWord).join('')}</dl>`
}

function printWord({ name, text, examples, isOptional }: WordDoc): string {
  const shown = examples.map((each) => ` <code>${escape(each)}</code>`).join('')
  const remark = isOptional ? ' <em>optional</em>' : ''
  return `<dt><code>${escape(name)}</code>${remark}</dt><dd>${inline(text)}${shown}</dd>`
}

function printSection({ title, body, anchor }: Section): string {
  return `<section${anchor === undefined ? '' : ` id="${anchor}"`}><h2>${inline(title)}</h2>${body}</section>`
}

/** Text with its names in backticks set as code. */
function inline(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The language of entities/</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 52rem; margin: 0 auto; padding: 1rem }
header { position: sticky; top: 0; padding-block: .5rem; background: Canvas }
input { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit }
code { overflow-wrap: anywhere } pre { overflow: auto; padding: .8rem; background: color-mix(in srgb, CanvasText 6%, Canvas) }
main { display: flex; flex-direction: column } section { min-width: 0; border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas) }
dt { margin-top: .6rem } dd { margin-inline-start: 1.5rem }
</style>
</head>
<body>
<header><h1>The language of <code>entities/</code></h1>
<input type="search" aria-label="Search" placeholder="Search" autofocus>
<p role="status"></p></header>
<main>
SECTIONS
</main>
<script>
const read = (element) => element.textContent.toLowerCase()
const sections = [...document.querySelectorAll('section')].map((element) => [element, read(element), read(element.firstChild)])
const input = document.querySelector('input')
const search = () => {
  const words = input.value.toLowerCase().split(/\\s+/)
  let shown = 0
  for (const [element, text, title] of sections) {
    element.hidden = !words.every((word) => text.includes(word))
    if (!element.hidden) shown += 1
    // What is called so stands before what only speaks of it.
    element.style.order = words.every((word) => (' ' + title).includes(' ' + word)) ? 0 : 1
  }
  document.querySelector('[role=status]').textContent = shown + ' of ' + sections.length
}
input.addEventListener('input', search)
search()
</script>
</body>
</html>
`
