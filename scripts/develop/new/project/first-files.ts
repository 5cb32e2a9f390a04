import { exampleEntity } from './example-entity.ts'

/** What a new back office begins with, by path: a program, who logs in, and an example. */
export function buildFirstFiles(name: string): Readonly<Record<string, string>> {
  return {
    'entities/app.ts': APP.replace('NAME', JSON.stringify(name)),
    'entities/user.ts': USER,
    'entities/task.ts': exampleEntity,
    'README.md': README.replace('NAME', name),
    'AGENTS.md': AGENTS.replace('NAME', name),
    'tsconfig.json': TSCONFIG,
    '.gitignore': IGNORED,
  }
}

const APP = `import { defineApp } from 'tribune'

export const app = defineApp({
  name: NAME,
  colours: { accent: '#1d5fa8' },
  timeZone: 'UTC',
  firstDayOfWeek: 'monday',
})
`

const USER = `import { crud, defineEntity, email, password, text } from 'tribune'

/** Who logs in. */
export const user = defineEntity({
  name: 'user',
  path: '/users',
  menu: { label: 'Utilisateurs', icon: 'lucide-react/icons/shield-check', order: 110 },
  endpoints: crud('/api/user', { sends: 'json', one: 'user', many: 'users' }),
  fields: {
    username: text({ label: 'Nom d’utilisateur', required: true, unique: true, autoComplete: 'username' }),
    name: text({ label: 'Nom', required: true, autoComplete: 'name' }),
    email: email({ label: 'Email', required: true, unique: true }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'password_confirmation',
      confirmationLabel: 'Confirmation du mot de passe',
    }),
  },
  list: { title: 'utilisateurs', add: 'Ajouter un utilisateur', columns: ['name', 'username', 'email'] },
  access: { menu: [] },
  account: {
    signInBy: ['email', 'username'],
    signInLabel: 'Email ou nom d’utilisateur',
    profile: ['username', 'name', 'email'],
    displayName: 'name',
    superAdministrator: 1,
    first: {
      username: { variable: 'ADMIN_USERNAME', otherwise: 'admin' },
      email: { variable: 'ADMIN_EMAIL' },
      password: { variable: 'ADMIN_PASSWORD' },
    },
  },
})
`

export const TSCONFIG = `{
  "extends": "tribune/tsconfig.json",
  "include": ["entities", "generated", "ejected", "kinds", "features", "texts", "tests"]
}
`

const IGNORED = `node_modules
dist
data
.cache
test-results
`

const README = `# NAME

A back office whose screens, calls and tables are derived from one typed file per entity, in \`entities/\`; its name, logo and
colors stand in \`entities/app.ts\`.

\`\`\`sh
npm install && npm start   # builds it and serves it on http://127.0.0.1:4000; the first password is printed once
npm test                   # checks, tests of every entity, browser tests included
\`\`\`

\`\`\`sh
npm run new -- visit       # asks what a new entity has, and writes entities/visit.ts
npm run dev                # shows each change as soon as it is saved
\`\`\`

| you want to                    | read                                              |
| ------------------------------ | ------------------------------------------------- |
| write entities                 | \`node_modules/tribune/entities/README.md\`        |
| look up an option              | \`node_modules/tribune/entities/REFERENCE.md\`     |
| look up a finding              | \`node_modules/tribune/entities/docs/codes.md\`    |
| run it, back it up, upgrade it | \`node_modules/tribune/scripts/operate/README.md\` |

\`npx tribune mcp\` answers assistants while they write entities, by the Model Context Protocol over stdio.

Tests of your own stand in \`tests/\`; they import from \`tribune/test\`.
`

const AGENTS = `# How to work on NAME

This is a back office of \`tribune\`: files in \`entities/\` say what it consists of, and \`generated/\` is derived from them.

1. Read \`node_modules/tribune/llms.txt\` first: the rules, an example, and every option of the language.
2. Change files in \`entities/\` alone. Never edit \`generated/\`; commit it with what it is derived from.
3. \`npm run generate\` after each change. It names each mistake by its place and its code, and what to write instead;
   \`npm run generate -- --json\` says the same as data.
4. \`npx tsc --noEmit\` checks the types, \`npm test -- --entity <name>\` runs the tests that come with an entity, and \`npm test\` all.
5. \`npm run schema\` shows what a change does to the tables that are there. Say \`renamedFrom\` where a name has changed, or its data
   is refused to go.

\`npm run new -- <name> --field <name>:<kind>:required\` writes a first version of an entity; \`--help\` lists its flags.
\`npm run dev\` shows each change as it is saved, with its mistakes.
\`npx tribune mcp\` is an MCP server over stdio: the language by name, the check of a text, findings as data, an entity's tests.
`
