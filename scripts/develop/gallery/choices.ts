import * as z from 'zod'
import { LANGUAGES, type Language } from '../../../src/schema/values/text.ts'

/** What a screen may look like; `tests/gallery/states.ts` says how each is come to. */
const STATES = [
  'loading',
  'empty',
  'no match',
  'one',
  'many',
  'long words',
  'Arabic',
  'error',
  'no right',
  'offline',
  'create',
  'mistakes',
  'conflict',
  'selection',
  'edit in place',
  'peek',
  'delete',
] as const
export type State = (typeof STATES)[number]

/** A phone, a tablet and a desk. */
const WIDTHS = ['390', '820', '1440'] as const
const SCHEMES = ['light', 'dark'] as const

/** What a run draws, and the folder it puts the pictures in. */
export const planSchema = z.object({
  folder: z.string(),
  entities: z.array(z.string()),
  states: z.array(z.enum(STATES)),
  widths: z.array(z.enum(WIDTHS)),
  schemes: z.array(z.enum(SCHEMES)),
  languages: z.array(z.enum(LANGUAGES)),
})
export type GalleryPlan = z.infer<typeof planSchema>

/** The environment variable that tells the browser's side its plan, as JSON. */
export const PLAN = 'GALLERY_PLAN'

/** The environment variable that tells it where the pictures of the README go. */
export const README_FOLDER = 'GALLERY_README'

/** What the command line names, each a list with commas; all there is where it names nothing. */
export interface Wanted {
  readonly entity?: string | undefined
  readonly state?: string | undefined
  readonly width?: string | undefined
  readonly scheme?: string | undefined
  readonly language?: string | undefined
}

/** The program that is drawn. */
export interface Drawn {
  readonly entities: readonly string[]
  readonly languages: readonly Language[]
}

/** @throws where something is wanted that there is not, with what there is. */
export function planOf(wanted: Wanted, { entities, languages }: Drawn, folder: string): GalleryPlan {
  return {
    folder,
    entities: choose('entity', wanted.entity, entities),
    states: choose('state', wanted.state, STATES),
    widths: choose('width', wanted.width, WIDTHS),
    schemes: choose('scheme', wanted.scheme, SCHEMES),
    languages: choose('language', wanted.language, languages),
  }
}

/** A little of everything: what a change of the look is seen in first. */
export function sampleOf({ entities, languages }: Drawn, folder: string): GalleryPlan {
  return {
    folder,
    entities: entities.slice(0, 1),
    states: ['one', 'mistakes', 'delete'],
    widths: ['390', '1440'],
    schemes: ['light'],
    languages: [...languages],
  }
}

function choose<T extends string>(flag: string, wanted: string | undefined, all: readonly T[]): T[] {
  if (wanted === undefined) return [...all]
  const names = wanted.split(',')
  const unknown = names.find((name) => !all.some((each) => each === name))
  if (unknown === undefined) return all.filter((each) => names.includes(each))
  throw new Error(`--${flag} "${unknown}": there are ${all.join(', ')}`)
}
