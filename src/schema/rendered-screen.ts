// What the server and the browser half agree on where the server renders a screen for a browser that has no code yet.

/** The id of the page's element that holds the answers which its screen was rendered with. */
export const ANSWERS_ID = 'answers'

/** Where the build puts the renderer, below the browser half; a hidden folder is not served. */
export const RENDERER_FOLDER = '.renderer'
export const RENDERER_NAME = 'render-screen.mjs'

/** The answer to a read of the contract that did not fail. */
export interface RenderedAnswer {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** By the address of the read. */
export type RenderedAnswers = Readonly<Record<string, RenderedAnswer>>

/** Where a screen is. */
export interface RenderedPlace {
  readonly pathname: string
  /** With its question mark. */
  readonly search: string
}

export interface RenderedScreen {
  readonly html: string
  /** Of the browser's tab, as HTML. */
  readonly title: string
}

/** Renders the screens that are looked at by who is logged in. */
export interface ScreenRenderer {
  /** The addresses of the reads that a screen is rendered with; undefined where it is left to the browser. */
  readsOf(place: RenderedPlace): readonly string[] | undefined
  /** Null where not all of it could be rendered. One at a time: it is the whole program that renders it. */
  render(place: RenderedPlace, answers: RenderedAnswers): Promise<RenderedScreen | null>
}
