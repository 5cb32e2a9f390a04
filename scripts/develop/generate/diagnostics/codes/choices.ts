import type { CodeGroup } from '../code-entry.ts'
import { clubFile, leagueFile } from '../example-files.ts'

function level(options: string): Readonly<Record<string, string>> {
  const field = `level: choice({ label: 'Niveau', options: ${options} })`
  return { 'club.ts': clubFile({ fields: `{\n    name: text({ label: 'Nom' }),\n    ${field},\n  }` }) }
}

/** Option lists that leave nothing to choose. */
export const choiceCodes = {
  E150: {
    title: 'A choice with no options, or with a list of them',
    example: {
      files: {
        ...level('{}'),
        'league.ts': leagueFile("level: choice({ label: 'Niveau', options: ['first', 'second half'] })"),
      },
      says: [
        "entities/club.ts:13:47 E150 club.fields.level.options: there is no option; expected at least one; write options: { value: 'Label' }",
        "entities/league.ts:13:47 E150 league.fields.level.options: there is a list; expected the labels by the value that travels; write options: { first: 'first', 'second half': 'second half' }",
      ],
    },
    fix: "Write the values that travel and the labels people read: options: { first: 'Première division' }.",
  },
  E151: {
    title: 'A choice with two equal values',
    example: {
      files: level("{ first: 'Première', first: 'Seconde' }"),
      says: [
        'entities/club.ts:13:68 E151 club.fields.level.options.first: there are two options of the value "first"; expected one; give the second a value of its own',
      ],
    },
    fix: 'Give each option a value of its own; of two equal ones only the last would be there.',
  },
  E152: {
    title: 'A choice with two equal labels',
    example: {
      files: level("{ first: 'Première', second: 'Première' }"),
      says: [
        'entities/club.ts:13:76 E152 club.fields.level.options.second: there is "Première", as "first" reads already; expected labels that people can tell apart',
      ],
    },
    fix: 'Give each option a label that people can tell from the others.',
  },
  E153: {
    title: 'A choice with an empty value, or one with spaces at its ends',
    example: {
      files: level("{ '': 'Aucun', ' first': 'Première' }"),
      says: [
        'entities/club.ts:13:49 E153 club.fields.level.options[""]: there is the value ""; expected one without spaces around it; no choice is offered by every form; remove it',
        'entities/club.ts:13:62 E153 club.fields.level.options[" first"]: there is the value " first"; expected one without spaces around it; write "first"',
      ],
    },
    fix: 'The empty value is no choice, which every form offers already; write the others without spaces around them.',
  },
} as const satisfies CodeGroup
