import { isFirstScreen } from '../../api/brought.ts'

/** Milliseconds; whatever takes longer comes after the frame. */
const PATIENCE_MS = 200

/**
 * What a loader waits for: on the first screen, which is then drawn in one go, what the page has asked for already; nothing
 * on any other, as the code is there before its data.
 */
export async function whenFirst(reads: Promise<unknown>): Promise<null> {
  if (isFirstScreen()) await Promise.race([reads, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return null
}
