import { exampleEntity } from './example-entity.ts'

/** What a new back office begins with, by path: a program, who logs in, and an example. */
export function buildFirstFiles(name: string): Readonly<Record<string, string>> {
  return {
    'entities/app.ts': APP.replace('NAME', JSON.stringify(name)),
    'entities/user.ts': USER,
    'entities/task.ts': exampleEntity,
    'README.md': README.replace('NAME', name),
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

const README = `# NAME

A back office whose screens, calls and tables are derived from one typed file per entity, in \`entities/\`; its name, logo and
colors stand in \`entities/app.ts\`.

\`\`\`sh
npm ci && npm start    # builds it and serves it on http://127.0.0.1:4000; the first password is printed once
npm test               # checks, tests of every entity, browser tests included
\`\`\`

\`\`\`sh
npm run new -- visit   # asks what a new entity has, and writes entities/visit.ts
npm run dev            # shows each change as soon as it is saved
\`\`\`

| you want to                      | read                                                   |
| -------------------------------- | ------------------------------------------------------ |
| write entities                   | [entities/README.md](entities/README.md)               |
| look up an option                | [entities/REFERENCE.md](entities/REFERENCE.md)         |
| have an assistant write entities | [llms.txt](llms.txt)                                   |
| run it, back it up, upgrade it   | [scripts/operate/README.md](scripts/operate/README.md) |
`
