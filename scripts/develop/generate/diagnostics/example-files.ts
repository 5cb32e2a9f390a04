/** The code of an entity's parts; null leaves a part out. */
export type ExampleParts = Readonly<Record<string, string | null>>

const MODULES: Readonly<Record<string, string>> = {
  crud: 'endpoint',
  defineEntity: 'entity',
  choice: 'fields/choice',
  date: 'fields/date',
  dependentLookup: 'fields/dependent-lookup',
  image: 'fields/image',
  images: 'fields/images',
  localizedText: 'fields/localized-text',
  lookup: 'fields/lookup',
  number: 'fields/number',
  password: 'fields/password',
  reference: 'fields/reference',
  text: 'fields/text',
  toggle: 'fields/toggle',
  firstOf: 'list-column',
  joined: 'list-column',
}

/** The text of `club.ts`: a small entity in which the parts given here stand instead of the right ones. */
export function clubFile(parts: ExampleParts = {}, exportedAs = 'club'): string {
  return entityFile('club', parts, exportedAs)
}

/** The text of `person.ts`: the entity of the people who log in. */
export function personFile(parts: ExampleParts = {}): string {
  const account = "{ signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1 }"
  return entityFile('person', { account, ...parts }, 'person')
}

function entityFile(name: string, parts: ExampleParts, exportedAs: string): string {
  const all: ExampleParts = { ...usualParts(name), ...parts }
  const lines = Object.entries(all).flatMap(([key, code]) => (code === null ? [] : [`  ${key}: ${code},`]))
  const body = [`export const ${exportedAs} = defineEntity({`, ...lines, '})', ''].join('\n')
  const imports = Object.entries(MODULES)
    .filter(([maker]) => new RegExp(`\\b${maker}\\(`).test(body))
    .map(([maker, module]) => `import { ${maker} } from '../src/schema/${module}.ts'`)
  return [...imports, '', body].join('\n')
}

function usualParts(name: string): ExampleParts {
  return {
    name: `'${name}'`,
    path: `'/${name}s'`,
    menu: "{ label: 'Clubs', icon: 'record', order: 1 }",
    endpoints: `crud('/api/${name}', { sends: 'json', one: '${name}', many: '${name}s' })`,
    fields: "{ name: text({ label: 'Nom' }) }",
    list: "{ title: 'clubs', add: 'Ajouter', columns: ['name'] }",
    texts: usualTexts,
  }
}

export const usualTexts = `{
    create: 'Ajouter',
    update: 'Modifier',
    created: null,
    updated: null,
    deleted: 'Supprimé',
    confirmDelete: 'Supprimer ?',
    inUse: 'Utilisé',
  }`
