import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { inEngine } from '../process/engine.ts'

const PAGE = inEngine('src/generated/page.json')
/** Where it stands in a program's folder. */
const IN_PROGRAM = /(\/src)?\/generated\/page\.json$/

interface Page {
  readonly language: string
  readonly title: string
  /** An address, or a file of the project. */
  readonly icon: string
  /** The file of the letters that every page needs, of a package. */
  readonly letters?: string
}

const require = createRequire(import.meta.url)

/** Puts the program's language, name, icon and letters into the page. */
export function pageHead(): Plugin {
  let isBuild = false
  let folder = ''
  let file = PAGE
  return {
    name: 'page-head',
    configResolved({ command, root }) {
      isBuild = command === 'build'
      folder = root
    },
    async buildStart() {
      // Another program's, where its files replace this one's.
      file = (await this.resolve(PAGE))?.id ?? PAGE
    },
    transformIndexHtml: {
      // Before the bundler takes up the files that the page names.
      order: 'pre',
      handler(html) {
        const { language, title, icon, letters }: Page = JSON.parse(readFileSync(file, 'utf8'))
        const path = join(file.replace(IN_PROGRAM, ''), icon)
        const address = isBuild ? `${relative(folder, path)}?no-inline` : `/@fs${path}`
        const href = icon.startsWith('data:') ? icon : address
        const font = letters === undefined ? [] : [preload(relative(folder, require.resolve(letters)))]
        return {
          html: html.replace('<html', `<html lang="${language}"`),
          tags: [
            { tag: 'title', children: title.replaceAll('<', '&lt;'), injectTo: 'head' },
            { tag: 'link', attrs: { rel: 'icon', href }, injectTo: 'head' },
            ...(isBuild ? font : []),
          ],
        }
      },
    },
  }
}

/** The scripts come first on a slow line: until the letters are there, others of the same widths are shown. */
function preload(href: string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    fetchpriority: 'low',
    href,
  }
  return { tag: 'link', attrs, injectTo: 'head' }
}
