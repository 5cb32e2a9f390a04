import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { jobs as french } from './fr.ts'

/** The words of what is done by the clock. */
export const jobs = words('jobs', {
  title: 'Scheduled tasks',
  minutes: (count: number) => plural('en', count, { one: 'every minute', other: `every ${count} minutes` }),
  hours: (count: number) => plural('en', count, { one: 'every hour', other: `every ${count} hours` }),
  days: (count: number) => plural('en', count, { one: 'every day', other: `every ${count} days` }),
  outcomes: { done: 'Succeeded', failed: 'Failed', interrupted: 'Interrupted', stopped: 'Stopped' },
  failedHint: 'The server log says why.',
  never: 'Not run yet',
  last: (moment: string) => `last run on ${moment}`,
  took: (span: string) => `in ${span}`,
  next: (moment: string) => `next run on ${moment}`,
  run: 'Run now',
  runNamed: (label: string) => `Run now: ${label}`,
} satisfies typeof french)
