import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const shotSchema = z.object({
  entity: z.string(),
  state: z.string(),
  width: z.string(),
  scheme: z.string(),
  /** What breaks a rule of axe, in words. */
  violations: z.array(z.string()).readonly(),
})
/** A picture of a screen, and what is said beside it. */
export type Shot = z.infer<typeof shotSchema>

/** The file of its picture, without the ending. */
export function nameOf({ entity, state, width, scheme }: Omit<Shot, 'violations'>): string {
  return [entity, state.replaceAll(' ', '-'), width, scheme].join('.')
}

export const pictureOf = (shot: Omit<Shot, 'violations'>) => `${nameOf(shot)}.png`

export function writeShot(folder: string, shot: Shot): void {
  writeFileSync(join(folder, `${nameOf(shot)}.json`), JSON.stringify(shot))
}

export function readShots(folder: string): readonly Shot[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => shotSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}
