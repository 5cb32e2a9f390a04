import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

function widget(code: string) {
  return clubFile({ home: `{ widgets: { some: ${code} } }` })
}

/** The count card and the widgets of the dashboard. */
export const homeCodes = {
  E154: {
    title: 'A widget names no field',
    example: {
      files: { 'club.ts': widget("{ shape: 'list', label: 'Clubs', columns: ['nam'] }") },
      says: [
        'entities/club.ts:21:71 E154 club.home.widgets.some.columns[0]: there is no field "nam"; expected name; did you mean "name"?',
      ],
    },
    fix: 'Write the names of fields of this entity.',
  },
  E155: {
    title: 'A widget uses a field for what its kind cannot do',
    example: {
      files: {
        'club.ts': widget(
          "{ shape: 'chart', label: 'Clubs', by: 'name', filters: { name: { within: 'today' } } }",
        ),
      },
      says: [
        'entities/club.ts:21:66 E155 club.home.widgets.some.by: "name" has no names to count by; expected a choice, a lookup or a reference; this entity has none',
        'entities/club.ts:21:101 E155 club.home.widgets.some.filters.name.within: "name" has no filter "within"; expected one of contains, startsWith, empty',
      ],
    },
    fix: 'Count by a choice, a lookup or a reference; filter by what the list can be filtered by; sort by a field that has an order.',
  },
  E156: {
    title: 'A count without its label or without its key',
    example: {
      files: { 'club.ts': clubFile({ home: "{ label: 'Clubs' }" }) },
      says: [
        'entities/club.ts:21:9 E156 club.home: there is label without answer; expected both, or widgets alone; write answer: …',
      ],
    },
    fix: "Write both, home: { label: 'Clubs', answer: 'countClubs' }, or neither of them.",
  },
} as const satisfies CodeGroup
