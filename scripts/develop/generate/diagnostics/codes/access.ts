import type { CodeGroup } from '../code-entry.ts'
import { clubFile, personFile } from '../example-files.ts'

const roles = personFile({
  fields:
    "{ name: text({ label: 'Nom', required: true, unique: true }), role: choice({ label: 'Rôle', options: { coach: 'Entraîneur' } }) }",
  account:
    "{ signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1, role: 'role' }",
})

const BOARD = 'export default () => null\n'

const page = (words: string) =>
  [
    "import { definePage } from 'tribune'",
    'export const board = definePage({',
    "  path: '/board',",
    "  title: 'Tableau',",
    `  ${words}`,
    "  content: () => import('./components/Board.tsx'),",
    '})',
    '',
  ].join('\n')

/** Who may do what. */
export const accessCodes = {
  E200: {
    title: 'A role that no account can have',
    example: {
      files: {
        'club.ts': clubFile({
          access:
            "{ update: ['coach', 'coahc'], fields: { name: { read: ['boss'] } }, rows: { chief: () => ({}) } }",
        }),
        'person.ts': roles,
        'club.server.ts': [
          "import { defineEndpoints } from 'tribune/server'",
          "import { club } from './club.ts'",
          'export const endpoints = defineEndpoints(club, {',
          "  best: { method: 'GET', path: '/api/best', roles: ['coch'], answer: () => ({}) },",
          '})',
          '',
        ].join('\n'),
        'board.page.ts': page("roles: ['coach', 'caoch'],"),
        'components/Board.tsx': BOARD,
      },
      says: [
        'entities/board.page.ts:5:20 E200 board.roles[1]: there is no role "caoch"; expected coach; did you mean "coach"?',
        'entities/club.server.ts:4:53 E200 there is no role "coch"; expected coach; did you mean "coach"?',
        'entities/club.ts:21:31 E200 club.access.update[1]: there is no role "coahc"; expected coach; did you mean "coach"?',
        'entities/club.ts:21:66 E200 club.access.fields.name.read[0]: there is no role "boss"; expected coach',
        'entities/club.ts:21:87 E200 club.access.rows.chief: there is no role "chief"; expected coach',
      ],
    },
    fix: 'Write options of the field that account.role names; [] is the super-administrator alone.',
  },
  E201: {
    title: 'The access to a field that does not exist',
    example: {
      files: { 'club.ts': clubFile({ access: '{ fields: { nam: { read: [] } } }' }) },
      says: [
        'entities/club.ts:21:23 E201 club.access.fields.nam: there is no field "nam"; expected name; did you mean "name"?',
      ],
    },
    fix: 'Write the names of fields of this entity.',
  },
  E202: {
    title: 'Rows that cannot be told by what is asked',
    example: {
      files: {
        'club.ts': clubFile({
          access: "{ rows: { coach: ({ admin }) => ({ nam: admin['name'] }) } }",
        }),
        'person.ts': roles,
      },
      says: [
        'entities/club.ts:21:28 E202 club.access.rows.coach: there is no field "nam"; expected one of id, name; did you mean "name"?',
      ],
    },
    fix: 'Name id, or fields of this entity that have one value; the function is also asked with an empty account.',
  },
  E203: {
    title: 'The field of the roles is no choice',
    example: {
      files: {
        'person.ts': personFile({
          account:
            "{ signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1, role: 'name' }",
        }),
      },
      says: [
        `entities/person.ts:21:103 E203 person.account.role: "name" is no choice; expected a field whose options are the roles; write role: choice({ label: 'Rôle', options: { coach: 'Entraîneur' } })`,
      ],
    },
    fix: 'Name a choice, whose options are the roles.',
  },
  E224: {
    title: 'Roles of what is open to everybody',
    example: {
      files: {
        'club.ts': clubFile(),
        'person.ts': roles,
        'board.page.ts': page("roles: ['coach'], isOpen: true,"),
        'components/Board.tsx': BOARD,
      },
      says: [
        'entities/board.page.ts:5:3 E224 board.roles: it is open to everybody, who have no roles before they log in; write roles or isOpen',
      ],
    },
    fix: 'Leave out roles, or isOpen: whoever is asked for a role must be logged in.',
  },
} as const satisfies CodeGroup
