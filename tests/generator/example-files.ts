/** Source code by entity part; null leaves a part out. */
export type ExampleParts = Readonly<Record<string, string | null>>

const WORDS = [
  'choice',
  'country',
  'crud',
  'date',
  'decimal',
  'defineEntity',
  'dependentLookup',
  'firstOf',
  'image',
  'images',
  'joined',
  'localizedText',
  'longText',
  'lookup',
  'number',
  'password',
  'reference',
  'rows',
  'text',
  'toggle',
]

/** The text of `club.ts`: a small valid entity with the given parts replaced. */
export function clubFile(parts: ExampleParts = {}, exportedAs = 'club'): string {
  return entityFile('club', parts, exportedAs)
}

/** The text of `league.ts`: a second entity, with fields besides its name. */
export function leagueFile(...fields: readonly string[]): string {
  const all = ["name: text({ label: 'Nom' })", ...fields].map((field) => `\n    ${field},`)
  return entityFile('league', { fields: `{${all.join('')}\n  }` }, 'league')
}

/** The text of `person.ts`: the entity that holds the accounts. */
export function personFile(parts: ExampleParts = {}): string {
  const account = "{ signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1 }"
  return entityFile('person', { account, ...parts }, 'person')
}

/** The text of an entity. */
export function entityFile(name: string, parts: ExampleParts, exportedAs: string): string {
  const all: ExampleParts = { ...usualParts(name), ...parts }
  const lines = Object.entries(all).flatMap(([key, code]) => (code === null ? [] : [`  ${key}: ${code},`]))
  const body = [`export const ${exportedAs} = defineEntity({`, ...lines, '})', ''].join('\n')
  const imports = WORDS.filter((word) => new RegExp(`\\b${word}\\(`).test(body)).map(
    (word) => `import { ${word} } from 'tribune'`,
  )
  return [...imports, '', body].join('\n')
}

const ORDERS = ['club', 'person', 'league']

function usualParts(name: string): ExampleParts {
  return {
    name: `'${name}'`,
    path: `'/${name}s'`,
    menu: `{ label: 'Clubs', icon: 'lucide-react/icons/file-text', order: ${ORDERS.indexOf(name) + 1 || 9} }`,
    endpoints: `crud('/api/${name}', { sends: 'json', one: '${name}', many: '${name}s' })`,
    fields:
      name === 'person'
        ? "{ name: text({ label: 'Nom', unique: true }) }"
        : "{ name: text({ label: 'Nom' }) }",
    list: "{ title: 'clubs', add: 'Ajouter', columns: ['name'] }",
    texts: usualTexts,
  }
}

const usualTexts = `{
    create: 'Ajouter',
    update: 'Modifier',
    created: null,
    updated: null,
    deleted: 'Supprimé',
    confirmDelete: 'Supprimer ?',
    inUse: 'Utilisé',
  }`
