import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const SYLLABLES = [
  'ba',
  'cor',
  'di',
  'fen',
  'gal',
  'hu',
  'jo',
  'kel',
  'mi',
  'nor',
  'pa',
  'qui',
  'ras',
  'so',
  'tun',
  'vel',
]

const IMPORTS = `import {
  choice,
  crud,
  date,
  defineEntity,
  dependentLookup,
  email,
  firstOf,
  image,
  joined,
  longText,
  lookup,
  password,
  reference,
  text,
} from 'tribune'
import { algeria } from './reference/algeria.ts'
`

/** A distinct pronounceable word for each number; they compress like real names, unlike `entity1` and `entity2`. */
export function buildName(index: number): string {
  // A step coprime to the number of words visits each once, and neighbours share little.
  const spread = (index * 1_597 + 255) % 4_096
  return [spread >> 8, (spread >> 4) & 15, spread & 15].map((digit) => SYLLABLES[digit] ?? '').join('')
}

/** A project in a temporary folder with so many entities made from a template. */
export function createSyntheticProject(count: number): string {
  const root = mkdtempSync(join(tmpdir(), `tribune-bench-${count}-`))
  for (const path of [
    'src',
    'scripts',
    'entities/reference',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (source) => !source.startsWith(join('src', 'generated')),
    })
  cpSync('.prettierrc.json', join(root, '.prettierrc.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'src/generated'))
  for (let index = 0; index < count; index++)
    writeFileSync(join(root, `entities/${buildName(index)}.ts`), buildEntity(index))
  return root
}

/** An entity of typical size: ten fields and a relation to the previous one; the first holds the accounts. */
function buildEntity(index: number): string {
  const name = buildName(index)
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const other = buildName(Math.max(index - 1, 0))
  const account = `
  account: {
    signInBy: ['email'],
    profile: ['name', 'email'],
    displayName: 'name',
    superAdministrator: 1,
    first: { email: { variable: 'ADMIN_EMAIL' }, password: { variable: 'ADMIN_PASSWORD' } },
  },`
  return `${IMPORTS}
export const ${name} = defineEntity({
  name: '${name}',
  path: '/${name}s',
  menu: { label: '${title}', icon: 'lucide-react/icons/file-text', order: ${index + 101} },
  home: { label: '${title}', answer: 'count${title}s' },
  endpoints: crud('/api/${name}', { sends: 'multipart', one: '${name}', many: '${name}s' }),
  fields: {
    picture: image({ label: 'Image' }),
    name: text({ label: 'Nom', required: true }),
    email: email({ label: 'Email', required: true, unique: true }),
    birthday: date({ label: 'Date de naissance' }),
    role: choice({ label: 'Rôle', options: { first: 'Premier', second: 'Second' } }),
    wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas }),
    commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options: algeria.communesOf }),
    description: longText({ label: 'Description' }),
    other_id: reference({ label: 'Autre', to: '${other}', as: 'Other', optionLabel: ['name', 'email'] }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Confirmation',
    }),
  },
  list: {
    title: '${name}s',
    add: 'Ajouter ${name}',
    columns: ['picture', 'name', 'email', firstOf('Autre', ['Other.name']), joined('Lieu', ['wilaya', 'commune'])],
  },${index === 0 ? account : ''}
  texts: {
    create: 'Ajouter ${name}',
    update: 'Modifier ${name}',
    created: '${name} ajouté avec succès',
    updated: '${name} mis à jour avec succès',
    deleted: '${title} supprimé',
    confirmDelete: 'supprimer ${name}',
    inUse: 'Des fiches y sont rattachées.',
  },
})
`
}
