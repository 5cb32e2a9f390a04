/** The code of an entity's parts; null leaves a part out. */
export type ExampleParts = Readonly<Record<string, string | null>>

const MODULES: Readonly<Record<string, string>> = {
  crud: 'schema/endpoint',
  defineEntity: 'schema/entity',
  choice: 'kinds/choice/meaning',
  date: 'kinds/date/meaning',
  dependentLookup: 'kinds/dependent-lookup/meaning',
  image: 'kinds/image/meaning',
  images: 'kinds/images/meaning',
  localizedText: 'kinds/localized-text/meaning',
  lookup: 'kinds/lookup/meaning',
  number: 'kinds/number/meaning',
  password: 'kinds/password/meaning',
  reference: 'kinds/reference/meaning',
  text: 'kinds/text/meaning',
  toggle: 'kinds/toggle/meaning',
  firstOf: 'schema/list-column',
  joined: 'schema/list-column',
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
    .map(([maker, module]) => `import { ${maker} } from '../src/${module}.ts'`)
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
