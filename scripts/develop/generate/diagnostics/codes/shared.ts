import type { CodeGroup } from '../code-entry.ts'
import { clubFile, personFile } from '../example-files.ts'

const home = "{ label: 'Tous', answer: 'countAll' }"

function usualMenu(order: number): string {
  return `{ label: 'Clubs', icon: 'lucide-react/icons/file-text', order: ${order} }`
}

/** Names used twice, by two entities or by an entity and the application. */
export const sharedCodes = {
  E130: {
    title: 'Two entities have one name',
    example: {
      files: {
        'club.ts': clubFile(),
        'league.ts': clubFile({
          path: "'/leagues'",
          menu: null,
          endpoints: "crud('/api/league', { sends: 'json', one: 'league', many: 'leagues' })",
        }),
      },
      says: [
        'entities/league.ts:6:9 E130 club.name: the name of clients/club.ts is taken by entities/club.ts already; expected one that is free',
      ],
    },
    fix: 'Names are those of tables and generated files: give each entity one of its own.',
  },
  E131: {
    title: 'Two entities have one path',
    example: {
      files: { 'club.ts': clubFile(), 'person.ts': personFile({ path: "'/clubs'" }) },
      says: [
        'entities/person.ts:7:9 E131 person.path: the path "/clubs" is taken by entities/club.ts already; expected one that is free',
      ],
    },
    fix: 'Give each entity a path of its own.',
  },
  E132: {
    title: 'Two calls have one method and one path',
    example: {
      files: {
        'club.ts': clubFile(),
        'person.ts': personFile({
          endpoints: "crud('/api/club', { sends: 'json', one: 'person', many: 'persons' })",
        }),
      },
      says: [
        'entities/person.ts:9:19 E132 person.endpoints.list.path: the call GET /api/club is taken by entities/club.ts already; expected one that is free',
      ],
    },
    fix: 'Give each call a path or a method of its own.',
  },
  E133: {
    title: 'Two counts have one key',
    example: {
      files: { 'club.ts': clubFile({ home }), 'person.ts': personFile({ home }) },
      says: [
        'entities/person.ts:22:34 E133 person.home.answer: the count "countAll" is taken by entities/club.ts already; expected one that is free',
      ],
    },
    fix: "Give each count a key of its own: home: { label: 'Clubs', answer: 'countClubs' }.",
  },
  E134: {
    title: 'A name that is taken by the generated code, the database or the language',
    example: {
      files: { 'sessions.ts': clubFile({ name: "'sessions'" }, 'sessions') },
      says: [
        'entities/sessions.ts:6:9 E134 sessions.name: "sessions" is a name of the backend\'s own tables; expected another; write "sessionsRecord"',
      ],
    },
    fix: 'Choose another name; path, menu and texts may keep the word.',
  },
  E135: {
    title: 'A path or a call that the application itself has',
    example: {
      files: { 'club.ts': clubFile({ path: "'/profile'" }) },
      says: [
        'entities/club.ts:7:9 E135 club.path: the path "/profile" is taken by the application itself already; expected one that is free',
      ],
    },
    fix: 'Choose another path.',
  },
  E136: {
    title: 'No entity has an account',
    example: {
      files: { 'person.ts': personFile({ account: null }) },
      says: [
        "entities/person.ts:1:1 E136 no entity has an account, so nobody could log in; write account: { signInBy: ['email'], profile: ['email'], displayName: 'email', superAdministrator: 1 } in one of them",
      ],
    },
    fix: 'Write account: { … } in the entity whose records are the people who log in.',
  },
  E137: {
    title: 'Two entities have an account',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom', unique: true }) }",
          account: "{ signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1 }",
        }),
      },
      says: [
        'entities/person.ts:21:3 E137 person.account: the people who log in are those of entities/club.ts already; remove one of the two accounts',
      ],
    },
    fix: 'Keep the one whose records are the people who log in.',
  },
  E148: {
    title: 'Two entries have one place in the menu',
    example: {
      files: {
        'club.ts': clubFile(),
        'person.ts': personFile({ menu: usualMenu(1) }),
      },
      says: [
        'entities/person.ts:8:72 E148 person.menu.order: the place 1 in the menu is taken by entities/club.ts already; expected one that is free',
      ],
    },
    fix: 'Give each entry an order of its own; numbers with room between them, 10 and 20, leave place for others.',
  },
  E177: {
    title: 'The first account lacks what it logs in by, or a required field',
    example: {
      files: {
        'person.ts': personFile({
          fields:
            "{ name: text({ label: 'Nom', unique: true }), town: text({ label: 'Ville', required: true }), club_id: reference({ label: 'Club', to: 'club', as: 'Club', optionLabel: ['name'], required: true }) }",
          account:
            "{ signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1, first: {} }",
        }),
        'club.ts': clubFile(),
      },
      says: [
        'entities/person.ts:11:198 E177 person.fields.club_id.required: the first account is made before any club, so it could name none; expected a reference that may be empty; remove required',
        "entities/person.ts:22:104 E177 person.account.first: the first account would be without name, town; expected what it logs in by and all that is required; write name: { variable: 'NAME', otherwise: '…' }, town: { variable: 'TOWN', otherwise: '…' }",
      ],
    },
    fix: "Name each required field in account.first, with what it is otherwise: town: { variable: 'TOWN', otherwise: 'Oran' }.",
  },
  E178: {
    title: 'People log in by a field that two of them may share',
    example: {
      files: { 'person.ts': personFile({ fields: "{ name: text({ label: 'Nom' }) }" }) },
      says: [
        'entities/person.ts:21:25 E178 person.account.signInBy[0]: two accounts may have one "name", and who logs in is found by it; expected a unique field; write name: text({ …, unique: true })',
      ],
    },
    fix: 'Write unique: true in the fields that signInBy names; a text, an email or a phone can be unique.',
  },
} as const satisfies CodeGroup
