import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** What is said of a package in package-lock.json, or in its own package.json. */
const described = z.looseObject({ version: z.string().catch(''), license: z.string().catch('not said') })
const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)/i

interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Where its text is. */
  readonly text: string
}

/** What licences oblige those to who pass the program on, beyond leaving names and texts where they are. */
const OBLIGATIONS = [
  {
    licence: /LGPL/,
    title: 'LGPL-3.0-or-later',
    text: `The libvips that sharp runs on is a library of its own, loaded while the program runs. Who passes it on says that it is used under
this licence, passes on its text (https://www.gnu.org/licenses/lgpl-3.0.txt, with https://www.gnu.org/licenses/gpl-3.0.txt) and where its
source is (https://github.com/lovell/sharp-libvips), and lets everybody replace it by a version of their own, and take the program apart to
find mistakes in that. It lies apart, in \`node_modules/@img\`, where it can be replaced.`,
  },
  {
    licence: /OFL/,
    title: 'OFL-1.1',
    text: `Fonts are used, changed and passed on with any program, but not sold by themselves. Each copy carries its copyright and this licence.
A changed font stays under this licence, and does not bear a name that is reserved.`,
  },
  {
    licence: /MPL/,
    title: 'MPL-2.0',
    text: 'Files of these packages that are changed stay under this licence, and their source is offered to whom they are passed on.',
  },
] as const

/** The packages of a lock file, by their places below its folder. */
export function listInstalled(packages: Readonly<Record<string, unknown>>): readonly Licensed[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '') return []
    const { version, license } = described.parse(entry)
    const file = findText(place)
    const text = file === undefined ? spdxPages(license) : join(place, file)
    return { name: place.replace(/^.*node_modules\//, ''), version, licence: license, text }
  })
}

/** The packages whose code has become part of a half of `dist/`, of which Vite writes the licences with their texts. */
export function listBundled(dist: string, half: string): readonly Licensed[] {
  const text = `${half}/.vite/license.md`
  const headings = readFileSync(join(dist, text), 'utf8').matchAll(/^## (\S+) - (\S+)(?: \((.+)\))?$/gm)
  return [...headings].map(([, name = '', version = '', licence = 'not said']) => ({
    name,
    version,
    licence,
    text,
  }))
}

/** The fonts that a style sheet loads, and their licences in full: their packages do not come along. */
export function listFonts(styles: string): readonly (Licensed & { readonly full: string })[] {
  const names = new Set([...styles.matchAll(/'(@fontsource[^/']*\/[^/']+)/g)].map(([, name = '']) => name))
  return [...names].map((name) => {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const { version, license } = described.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    )
    const full = readFileSync(join(folder, findText(folder) ?? 'LICENSE'), 'utf8').trim()
    return { name, version, licence: license, text: 'below', full }
  })
}

/** The text of NOTICE.md. @param packages also several times the same */
export function printNotice(packages: readonly Licensed[], fonts: ReturnType<typeof listFonts> = []): string {
  const rows = [...packages, ...fonts].map(
    ({ name, version, licence, text }) => `| ${name} | ${version} | ${licence} | ${text} |`,
  )
  const obligations = OBLIGATIONS.map(({ licence, title, text }) => {
    const names = new Set([...packages, ...fonts].filter((each) => licence.test(each.licence)).map(toName))
    return names.size === 0 ? '' : `## ${title}\n\n${text}\n\n${[...names].toSorted().join(', ')}\n`
  })
  return [
    '# Notice\n',
    'The engine, tribune, is under the MIT licence, and uses packages of others under theirs.\n',
    ...obligations.filter(Boolean),
    '## Packages\n',
    '| package | version | licence | its text |\n| --- | --- | --- | --- |',
    [...new Set(rows.toSorted())].join('\n'),
    ...fonts.map(({ name, full }) => `\n## The licence of ${name}\n\n${full}`),
    '',
  ].join('\n')
}

function toName({ name }: Licensed): string {
  return name
}

function findText(folder: string): string | undefined {
  return existsSync(folder) ? readdirSync(folder).find((file) => LICENCE_FILE.test(file)) : undefined
}

/** For packages that bring no text, or are of other platforms than this. */
function spdxPages(licence: string): string {
  const ids = licence.match(/[\w.-]+/g)?.filter((each) => !/^(AND|OR|WITH)$/.test(each)) ?? []
  return ids.map((id) => `https://spdx.org/licenses/${id}.html`).join(' ')
}
