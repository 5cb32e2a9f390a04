import type { AnyEntity } from '../../schema/entity.ts'
import { compressPage } from './compress-page.ts'
import type { Encodings } from './content-encoding.ts'
import type { Parts } from './read-parts.ts'
import { screenParts } from './screen-parts.ts'

/** The page for an address. */
export type PageFor = (path: string, isLoggedIn: boolean) => Encodings

/**
 * The built page, which for each screen names the files that the screen needs: a browser asks for all of them at once,
 * and for none only when another one has run. Each page is made once, when it is first asked for.
 */
export function preparePages(page: string, parts: Parts, entities: readonly AnyEntity[]): PageFor {
  const pages = new Map<string, Encodings>()
  return (path, isLoggedIn) => {
    // There are as many keys as screens, whatever addresses are asked for.
    const key = screenParts(entities, path, isLoggedIn).filter((part) => part in parts)
    const known = pages.get(key.join())
    if (known) return known
    const files = new Set(key.flatMap((part) => parts[part] ?? []))
    const made = compressPage(page.replace('</head>', () => `${[...files].map(preload).join('')}</head>`))
    pages.set(key.join(), made)
    return made
  }
}

function preload(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
}
