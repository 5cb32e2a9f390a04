import { startRead } from '../../api/early-reads.ts'
import type { Match } from './route.ts'

/** Asks for a screen's code and data at once. What fails here is asked for again, and told of, when it is drawn. */
export function prepare({ route, visit }: Match): void {
  route.reads?.(visit).forEach(startRead)
  route
    .load()
    .then((screen) => 'prefetch' in screen && screen.prefetch?.(visit))
    .catch(() => undefined)
}
