import type { runs as french } from '../fr/runs.ts'
import { words } from '../words.ts'

/** The words of work that takes a while, and can be stopped. */
export const runs = words('runs', {
  running: 'Running',
  reached: (done: number, total: number) => `${done} of ${total}`,
  stop: 'Stop',
  stopNamed: (label: string) => `Stop: ${label}`,
  stopping: 'Stopping',
} satisfies typeof french)
