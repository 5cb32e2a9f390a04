import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'

/** The letters of the device. */
const SYSTEM = 'system'
export const DEFAULT_TYPEFACE = '@fontsource-variable/vazirmatn'

const SYSTEM_FAMILIES = 'system-ui, sans-serif'
/** Arial in the measures of the default one, so that nothing moves when its letters come. */
const FALLBACK = 'Text fallback'
const FALLBACK_FACE = `@font-face {
  font-family: '${FALLBACK}';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 100.5%;
  ascent-override: 96.5%;
  descent-override: 25.9%;
  line-gap-override: 0%;
}
`
/** Its own ascent and descent leave room for Arabic signs, and Latin words high beside an icon: these centre the capitals. */
const METRICS = 'ascent-override: 97%; descent-override: 26%; line-gap-override: 0%;'

const metadataSchema = z.object({ id: z.string(), family: z.string() })
/** The ranges of its characters, by script. */
const rangesSchema = z.record(z.string(), z.string())
const { resolve } = createRequire(import.meta.url)

/** Whether a package of Fontsource has been installed. */
export function isTypeface(name: string): boolean {
  return name === SYSTEM || familyOf(name) !== undefined
}

/** As `font-family` in CSS. */
export function fontFamily(name: string): string {
  const family = familyOf(name)
  if (family === undefined) return SYSTEM_FAMILIES
  const fallback = name === DEFAULT_TYPEFACE ? [`'${FALLBACK}'`] : []
  return [`'${family}'`, ...fallback, SYSTEM_FAMILIES].join(', ')
}

/** The style sheet that brings the letters, each script's when it is met. */
export function fontStyles(name: string): string {
  if (name === SYSTEM) return ''
  if (name !== DEFAULT_TYPEFACE) return `@import '${name}';\n`
  const ranges = Object.entries(rangesSchema.parse(readJson(`${name}/unicode.json`)))
  const faces = ranges.map(
    ([script, range]) => `@font-face {
      font-family: '${familyOf(name)}';
      font-display: swap;
      font-weight: 100 900;
      src: url('${fileOf(name, script)}') format('woff2-variations');
      unicode-range: ${withoutOldScripts(range)};
      ${METRICS}
    }
    `,
  )
  return [...faces, FALLBACK_FACE].join('\n')
}

/** Beyond the basic plane are signs of mathematics and of old scripts, whose ranges would weigh on every first page. */
function withoutOldScripts(range: string): string {
  return range
    .split(',')
    .filter((each) => /^U\+[\dA-F]{4}(-|$)/.test(each))
    .join(', ')
}

/** The file of the Latin letters, which every page needs: an address that Node resolves. */
export function latinFile(name: string): string | undefined {
  return isVariable(name) ? fileOf(name, 'latin') : undefined
}

function familyOf(name: string): string | undefined {
  const family = metadataOf(name)?.family
  return family !== undefined && isVariable(name) ? `${family} Variable` : family
}

function fileOf(name: string, script: string): string {
  return `${name}/files/${metadataOf(name)?.id}-${script}-wght-normal.woff2`
}

function isVariable(name: string): boolean {
  return name.startsWith('@fontsource-variable/')
}

function metadataOf(name: string) {
  if (!name.startsWith('@fontsource')) return undefined
  try {
    return metadataSchema.parse(readJson(`${name}/metadata.json`))
  } catch {
    return undefined
  }
}

function readJson(address: string): unknown {
  return JSON.parse(readFileSync(resolve(address), 'utf8'))
}
