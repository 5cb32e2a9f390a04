import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { LANGUAGES } from '../../../src/schema/values/text.ts'

const shotSchema = z.object({
  entity: z.string(),
  state: z.string(),
  width: z.string(),
  scheme: z.string(),
  language: z.enum(LANGUAGES).default('fr'),
  /** What breaks a rule of axe, in words. */
  violations: z.array(z.string()).readonly(),
  /** The words of another language in it. */
  foreign: z.array(z.string()).readonly().default([]),
})
/** A picture of a screen, and what is said beside it. */
export type Shot = z.infer<typeof shotSchema>

/** What tells a picture from others. */
type ShotKey = Omit<Shot, 'violations' | 'foreign'>

/** The file of its picture, without the ending. */
export function nameOf({ entity, state, width, scheme, language }: ShotKey): string {
  return [entity, state.replaceAll(' ', '-'), width, scheme, ...(language === 'fr' ? [] : [language])].join(
    '.',
  )
}

export const pictureOf = (shot: ShotKey) => `${nameOf(shot)}.png`

export function writeShot(folder: string, shot: Shot): void {
  writeFileSync(join(folder, `${nameOf(shot)}.json`), JSON.stringify(shot))
}

export function readShots(folder: string): readonly Shot[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => shotSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}
