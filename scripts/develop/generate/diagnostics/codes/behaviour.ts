import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

const actions = '{ close: { label: "Fermer", on: "record", done: "Fermé" } }'

const server = (...lines: readonly string[]) =>
  ["import { defineHooks } from 'tribune/server'", "import { club } from './club.ts'", '', ...lines, ''].join(
    '\n',
  )

/** The files with the entities' own code. */
export const behaviourCodes = {
  E210: {
    title: 'A server file beside no entity',
    example: {
      files: {
        'club.ts': clubFile(),
        'clubs.server.ts': server('export const hooks = defineHooks(club, {})'),
      },
      says: [
        'entities/clubs.server.ts:1:1 E210 there is no entities/clubs.ts beside it; expected one of club, person; did you mean "club"?',
      ],
    },
    fix: 'Name the file after that of the entity: club.server.ts beside club.ts.',
  },
  E211: {
    title: 'A server file exports something unknown',
    example: {
      files: { 'club.ts': clubFile(), 'club.server.ts': server('export const hook = defineHooks(club, {})') },
      says: [
        'entities/club.server.ts:4:14 E211 it exports "hook"; expected one of hooks, actions, endpoints, jobs, webhooks; did you mean "hooks"?',
      ],
    },
    fix: 'Export what is named; keep helpers in the file without export, or in a folder below entities/.',
  },
  E212: {
    title: 'An export of a server file is not made by its function',
    example: {
      files: { 'club.ts': clubFile(), 'club.server.ts': server('export const hooks = { beforeSave() {} }') },
      says: [
        'entities/club.server.ts:4:14 E212 "hooks" is not made by defineHooks; write export const hooks = defineHooks(club, { … })',
      ],
    },
    fix: 'Write the call that is named: it gives the functions their types.',
  },
  E213: {
    title: 'A server file is about another entity than the one beside it',
    example: {
      files: {
        'club.ts': clubFile(),
        'club.server.ts': server(
          "import { person } from './person.ts'",
          'export const hooks = defineHooks(person, {})',
        ),
      },
      says: [
        'entities/club.server.ts:5:34 E213 this is for "person"; expected what is of "club", beside which the file stands; write club',
      ],
    },
    fix: 'Name the entity of the file beside it, or move the code to the file of the other entity.',
  },
  E214: {
    title: 'An unknown hook or action',
    example: {
      files: {
        'club.ts': clubFile(),
        'club.server.ts': server('export const hooks = defineHooks(club, { beforSave() {} })'),
      },
      says: [
        'entities/club.server.ts:4:42 E214 there is no hook "beforSave"; expected one of beforeSave, afterSave, beforeDelete, afterDelete; did you mean "beforeSave"?',
      ],
    },
    fix: 'Write one of the names that are told; an action is declared in the entity first.',
  },
  E216: {
    title: 'An action that nothing is done for',
    example: {
      files: {
        'club.ts': clubFile({ actions }),
        'league.ts': clubFile({
          name: "'league'",
          path: "'/leagues'",
          menu: null,
          endpoints: "crud('/api/league', { sends: 'json', one: 'league', many: 'leagues' })",
          actions,
        }).replace('const club', 'const league'),
        'league.server.ts': [
          "import { defineActions } from 'tribune/server'",
          "import { league } from './league.ts'",
          'export const actions = defineActions(league, {})',
          '',
        ].join('\n'),
      },
      says: [
        'entities/club.ts:21:14 E216 club.actions.close: nothing says what it does; write export const actions = defineActions(club, { close() { … } }) in entities/club.server.ts',
        'entities/league.server.ts:3:46 E216 nothing says what "close" does; write close() { … }',
      ],
    },
    fix: 'Write the function in the file <entity>.server.ts, or remove the action.',
  },
  E217: {
    title: 'A field that the form of an action cannot have',
    example: {
      files: {
        'club.ts': clubFile({
          actions:
            "{ close: { label: 'Fermer', on: 'record', done: 'Fermé', fields: { proof: image({ label: 'Image' }) } } }",
        }),
        'club.server.ts': [
          "import { defineActions } from 'tribune/server'",
          "import { club } from './club.ts'",
          'export const actions = defineActions(club, { close() {} })',
          '',
        ].join('\n'),
      },
      says: [
        'entities/club.ts:22:86 E217 club.actions.close.fields.proof: it is made by image(), and the form of an action stores nothing; expected another field',
      ],
    },
    fix: 'Ask for something else: pictures and passwords belong to records, and so does what is unique.',
  },
  E218: {
    title: 'An own endpoint at the address of another call',
    example: {
      files: {
        'club.ts': clubFile(),
        'club.server.ts': [
          "import { defineEndpoints } from 'tribune/server'",
          "import { club } from './club.ts'",
          'export const endpoints = defineEndpoints(club, {',
          "  best: { method: 'GET', path: '/api/club/read/:name', answer: () => ({}) },",
          '})',
          '',
        ].join('\n'),
      },
      says: [
        'entities/club.server.ts:4:32 E218 GET /api/club/read/:name is a call of "club"; expected an address of its own',
      ],
    },
    fix: 'Give it another path or method: no two calls have the same.',
  },
  E219: {
    title: 'A job at an interval that is none',
    example: {
      files: {
        'club.ts': clubFile(),
        'club.server.ts': [
          "import { defineJobs } from 'tribune/server'",
          "import { club } from './club.ts'",
          'export const jobs = defineJobs(club, {',
          "  remind: { label: 'Rappeler', every: '0 days', run() {} },",
          '})',
          '',
        ].join('\n'),
      },
      says: [
        'entities/club.server.ts:4:39 E219 there is no interval "0 days"; expected a whole number of minutes, hours or days, a year at most: \'1 day\'',
      ],
    },
    fix: "Write how often it is run: every: '15 minutes', '6 hours' or '1 day'.",
  },
  E220: {
    title: 'A webhook to what is no address',
    example: {
      files: {
        'club.ts': clubFile(),
        'club.server.ts': [
          "import { defineWebhooks } from 'tribune/server'",
          "import { club } from './club.ts'",
          'export const webhooks = defineWebhooks(club, {',
          "  league: { label: 'Ligue', on: ['created'], url: 'http://league.example/', secret: { variable: 'LEAGUE' } },",
          "  books: { label: 'Comptes', on: ['created'], url: { variable: 'ACCOUNTING URL' }, secret: { variable: 'BOOKS' } },",
          '})',
          '',
        ].join('\n'),
      },
      says: [
        'entities/club.server.ts:4:51 E220 "http://league.example/" is no address of the web; write url: \'https://…\', or the variable that holds it',
        'entities/club.server.ts:5:64 E220 "ACCOUNTING URL" can be the name of no variable, so nobody could set it; write variable: \'ACCOUNTING_URL\'',
      ],
    },
    fix: "Write the whole address with https, or url: { variable: 'LEAGUE_URL' }.",
  },
  E221: {
    title: 'A page file exports something else than one screen',
    example: {
      files: {
        'club.ts': clubFile(),
        'board.page.ts': 'export const one = 1\nexport const two = 2\n',
      },
      says: [
        "entities/board.page.ts:1:1 E221 it exports one, two; expected one screen; write export const board = definePage({ path: '/board', … })",
      ],
    },
    fix: 'Write export const board = definePage({ … }) and nothing else; each screen gets a file of its own.',
  },
  E222: {
    title: 'A screen at the place of another one',
    example: {
      files: {
        'club.ts': clubFile(),
        'board.page.ts': [
          "import { definePage } from 'tribune'",
          'export const board = definePage({',
          "  path: '/clubs/create',",
          "  title: 'Tableau',",
          "  content: () => import('./components/Board.tsx'),",
          '})',
          '',
        ].join('\n'),
        'components/Board.tsx': 'export default () => null\n',
      },
      says: [
        'entities/board.page.ts:3:9 E222 board.path: the path "/clubs/create" is taken by another screen already; expected one that is free',
      ],
    },
    fix: 'Give it a path, and a place in the menu, that no entity and no other screen has.',
  },
  E223: {
    title: 'An own endpoint has a schema for what is never sent',
    example: {
      files: {
        'club.ts': clubFile(),
        'club.server.ts': [
          "import { defineEndpoints, endpoint } from 'tribune/server'",
          "import { z } from 'zod'",
          "import { club } from './club.ts'",
          'export const endpoints = defineEndpoints(club, {',
          "  best: endpoint({ method: 'GET', path: '/api/best', body: z.object({}), answer: () => ({}) }),",
          '})',
          '',
        ].join('\n'),
      },
      says: [
        'entities/club.server.ts:5:54 E223 a GET is sent without a body; write query: …, or another method',
      ],
    },
    fix: 'Name the schema query, or let the method be POST, PUT, PATCH or DELETE.',
  },
  E215: {
    title: 'An entity imports its server file',
    example: {
      files: {
        'club.ts': `import { hooks } from './club.server.ts'\nvoid hooks\n${clubFile()}`,
        'club.server.ts': server('export const hooks = defineHooks(club, {})'),
      },
      says: [
        'entities/club.ts:1:1 E215 it imports ./club.server.ts, which no browser may load; remove the import, the generator finds the file by its name',
      ],
    },
    fix: 'Remove the import: the generator finds the file by its name.',
  },
} as const satisfies CodeGroup
