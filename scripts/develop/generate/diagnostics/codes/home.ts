import type { CodeGroup } from '../code-entry.ts'

/** The count card and the widgets of the dashboard. */
export const homeCodes = {
  E149: {
    title: 'A widget asks for what no list can be asked',
    fix: "Lists are asked for several conditions, and for one `or`; in it, in `not` and of what may be several records one condition each. `not` stands around a relation: not: { Stadium: { wilaya: 'Oran' } }.",
  },
  E154: {
    title: 'A widget names no field',
    fix: 'Write the names of fields of this entity, or of what it refers to.',
  },
  E155: {
    title: 'A widget uses a field for what its kind cannot do',
    fix: 'Count by a choice, a lookup or a reference; filter by what the list can be filtered by; sort by a field that has an order.',
  },
  E156: {
    title: 'A count without its label or without its key',
    fix: "Write both, home: { label: 'Clubs', answer: 'countClubs' }, or neither of them.",
  },
  E158: {
    title: 'Something to do without its day',
    fix: "Sort the list by a date or a datetime, sort: 'ends_on', or leave isToDo out.",
  },
  E159: {
    title: 'A widget names a dashboard that the program has not',
    fix: "Write it in entities/app.ts, dashboards: { sales: { label: 'Ventes', icon: '…', order: 5 } }, or leave dashboard out.",
  },
} as const satisfies CodeGroup
