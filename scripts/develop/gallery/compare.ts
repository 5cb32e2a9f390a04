import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureOf, type Shot } from './shot.ts'

/** A picture that is not as it was. */
export interface MovedShot {
  readonly shot: Shot
  /** The share of its pixels that differ; 1 where the size does, or where it is on one side alone. */
  readonly share: number
  /** The sides that have it. */
  readonly sides: readonly ('before' | 'now')[]
}

/** Below this a channel of a pixel looks as it did: edges of letters are drawn a shade off now and then. */
const VISIBLE = 16

/** What differs between the pictures of two folders, the most first. */
export async function findMoved(
  shots: readonly Shot[],
  folders: { readonly before: string; readonly now: string },
): Promise<readonly MovedShot[]> {
  const moved: MovedShot[] = []
  for (const shot of shots) {
    const before = join(folders.before, pictureOf(shot))
    const now = join(folders.now, pictureOf(shot))
    if (!existsSync(before)) moved.push({ shot, share: 1, sides: ['now'] })
    else if (!existsSync(now)) moved.push({ shot, share: 1, sides: ['before'] })
    else {
      const share = await shareOfDifference(before, now)
      if (share > 0) moved.push({ shot, share, sides: ['before', 'now'] })
    }
  }
  return moved.toSorted((one, other) => other.share - one.share)
}

async function shareOfDifference(before: string, now: string): Promise<number> {
  if (readFileSync(before).equals(readFileSync(now))) return 0
  const [one, other] = await Promise.all([before, now].map(readPixels))
  if (!one || !other || one.info.width !== other.info.width || one.info.height !== other.info.height) return 1
  let differing = 0
  const { channels } = one.info
  for (let at = 0; at < one.data.length; at += channels) {
    if (isOther(one.data, other.data, at, channels)) differing += 1
  }
  return (differing * channels) / one.data.length
}

function readPixels(path: string) {
  return sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function isOther(one: Buffer, other: Buffer, at: number, channels: number): boolean {
  for (let channel = at; channel < at + channels; channel += 1) {
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) >= VISIBLE) return true
  }
  return false
}
