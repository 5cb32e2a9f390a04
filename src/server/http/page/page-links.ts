import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import type { PageOpening } from './page-opening.ts'
import { filesOfChunks, type Manifest } from './client-manifest.ts'
import { callOf, firstScreens, type FirstCall, type FirstScreen } from './first-screen.ts'

/** Where the built page takes further links. */
export const HEAD_END = '</head>'

/** Milliseconds after which the page goes out as it was built: without the database it is there as well. */
const PATIENCE_MS = 200

/** The page for a request; undefined where the built one names all there is to name. */
type LinkPage = (request: FastifyRequest, path: string, page: string) => Promise<string | undefined>

/**
 * Names in the page what its first screen loads, so that nothing waits for the code that asks for it. A link to a call
 * makes the browser's own call, which goes through the same guard as that of the screen. Whoever is not logged in comes to
 * the login, for which the page has all.
 */
export function linkPages(
  manifest: Manifest,
  backend: Pick<Backend, 'identify' | 'store'>,
  openings: readonly PageOpening[],
): LinkPage {
  const dashboards = openings.flatMap(({ dashboard = [] }) => dashboard)
  const screenOf = firstScreens(backend.store.entities, dashboards)
  const link: LinkPage = async (request, path, page) => {
    await backend.identify(request, 'cookie')
    if (!request.session) return undefined
    const screen = screenOf(path, !request.url.includes('?'))
    const files = [...filesOfChunks(manifest, screen.chunks)].filter((file) => !page.includes(file))
    // Without a manifest the page was not built for this.
    if (files.length === 0) return undefined
    const calls = await callsOf(screen, backend, openings, request.session)
    const links = [...calls.map(linkOfCall), ...files.map(linkOfFile)].join('')
    return page.replace(HEAD_END, () => links + HEAD_END)
  }
  return (request, path, page) =>
    Promise.race([link(request, path, page), wait(PATIENCE_MS, undefined, { ref: false })]).catch(
      (error: unknown) => {
        request.log.warn({ err: error }, 'the page goes out without its links')
        return undefined
      },
    )
}

/** With those of a list: what it may open with, and its first rows, unless it opens with others. */
async function callsOf(
  { calls, list }: FirstScreen,
  { store }: Pick<Backend, 'store'>,
  openings: readonly PageOpening[],
  { accountId }: { readonly accountId: number },
): Promise<readonly FirstCall[]> {
  if (!list) return calls
  const { entity, rows } = list
  const listOpenings = openings.flatMap(({ listOpening = [] }) => listOpening)
  const asked = [...calls, ...listOpenings.map(({ call }) => callOf(call, { entity }))]
  if (!rows) return asked
  const others = await Promise.all(listOpenings.map((each) => each.isOther(store, { entity, accountId })))
  return others.includes(true) ? asked : [...asked, rows]
}

/** A browser takes it for a call of the same address, mode and credentials alone. */
function linkOfCall({ address, credentials }: FirstCall): string {
  const mode = credentials === 'include' ? 'use-credentials' : 'anonymous'
  return `<link rel="preload" as="fetch" crossorigin="${mode}" href="${address.replaceAll('&', '&amp;')}">`
}

export function linkOfFile(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" crossorigin href="/${file}">`
}
