import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Mutex } from 'async-mutex'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  ANSWERS_ID,
  RENDERER_FOLDER,
  RENDERER_NAME,
  type RenderedAnswers,
  type RenderedPlace,
  type RenderedScreen,
  type ScreenRenderer,
} from '../../schema/rendered-screen.ts'
import { readAnswers } from './read-answers.ts'

/** The page with its screen in it, for who is logged in; null where that is left to the browser. */
export type RenderPage = (request: FastifyRequest, page: string) => Promise<string | null>

/** Renders screens by the renderer of a build; one that has none is served as it is. */
export async function prepareRendering(app: FastifyInstance, folder: string): Promise<RenderPage> {
  const renderer = await loadRenderer(folder)
  if (!renderer) return async () => null
  const mutex = new Mutex()
  return async (request, page) => {
    const place = placeOf(request.url)
    const reads = renderer.readsOf(place)
    const answers = reads && (await readAnswers(app, request, reads))
    if (!answers) return null
    try {
      const screen = await mutex.runExclusive(() => renderer.render(place, answers))
      return screen && fill(page, screen, answers)
    } catch (error) {
      // A component may be written for browsers alone: its screen works there.
      request.log.warn({ err: error }, 'a screen is left to the browser')
      return null
    }
  }
}

async function loadRenderer(folder: string): Promise<ScreenRenderer | undefined> {
  const file = join(folder, RENDERER_FOLDER, RENDERER_NAME)
  if (!existsSync(file)) return undefined
  const { renderer }: { readonly renderer: ScreenRenderer } = await import(pathToFileURL(file).href)
  return renderer
}

/** Of an address as it was sent: some that are sent are no addresses. */
function placeOf(url: string): RenderedPlace {
  const [pathname = '/'] = url.split('?', 1)
  return { pathname, search: url.slice(pathname.length) }
}

/** As the build writes what runs the product. */
const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/

// A table that is painted while it comes would move with each row.
const WHOLE_AT_ONCE = '<link rel="expect" href="#rendered" blocking="render">'
const END = '<template id="rendered"></template>'

/**
 * The answers come first: what is fetched early looks for them. It runs the product once the screen is painted; until
 * then that is only fetched.
 */
function fill(page: string, { html, title }: RenderedScreen, answers: RenderedAnswers): string {
  // Nothing in it may end the element that it stands in.
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)
  const [script = '', main = ''] = MAIN.exec(page) ?? []
  const told = `<script id="${ANSWERS_ID}" type="application/json" data-main="${main}">${json}</script>`
  return page
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>${WHOLE_AT_ONCE}${told}`)
    .replace(script, () => `<link rel="modulepreload" crossorigin href="${main}">`)
    .replace('<div id="root"></div>', () => `<div id="root" data-rendered>${html}</div>${END}`)
}
