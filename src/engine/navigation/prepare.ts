import { startRead } from '../../api/early-reads.ts'
import { isThere } from '../loading/once.ts'
import type { Match, Screen } from './route.ts'

/** Asks for the code and the data of a screen that is about to be drawn, both at once. */
export function prepare({ route, visit }: Match): Promise<Screen> {
  const loading = route.load()
  // Code that is there knows better what it has.
  if (!isThere(loading)) route.reads?.(visit).forEach(startRead)
  return loading
}

/**
 * As `prepare`, for a screen that may be visited next: what it keeps of earlier visits is brought up to date. Ends when
 * its data are there to be drawn.
 */
export async function prefetch(match: Match): Promise<void> {
  const screen = await prepare(match)
  await screen.prefetch?.(match.visit)
}
