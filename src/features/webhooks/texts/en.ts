import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { webhooks as french } from './fr.ts'

const deliveries = (count: number) =>
  `${count} ${plural('en', count, { one: 'delivery', other: 'deliveries' })}`

/** The words of the addresses that are told of changes. */
export const webhooks = words('webhooks', {
  title: 'Webhooks',
  states: { none: 'Not configured', failed: 'Failing', waiting: 'Pending', received: 'Up to date' },
  events: { created: 'created', updated: 'updated', deleted: 'deleted' },
  to: (host: string) => `to ${host}`,
  waiting: (count: number) => `${deliveries(count)} pending`,
  failed: (count: number) => `${deliveries(count)} abandoned`,
  problem: (problem: string) => `last problem: ${problem}`,
  received: (moment: string) => `last delivery received on ${moment}`,
  retry: 'Resend',
  retryNamed: (label: string) => `Resend: ${label}`,
} satisfies typeof french)
