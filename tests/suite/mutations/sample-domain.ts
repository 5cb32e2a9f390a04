import * as z from 'zod/mini'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { choices } from '../../../src/kinds/choices/definition.ts'
import { color } from '../../../src/kinds/color/definition.ts'
import { coordinates } from '../../../src/kinds/coordinates/definition.ts'
import { country } from '../../../src/kinds/country/definition.ts'
import { duration } from '../../../src/kinds/duration/definition.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { datetime } from '../../../src/kinds/datetime/definition.ts'
import { decimal } from '../../../src/kinds/decimal/definition.ts'
import { dependentLookup } from '../../../src/kinds/dependent-lookup/definition.ts'
import { email } from '../../../src/kinds/email/definition.ts'
import { file } from '../../../src/kinds/file/definition.ts'
import { image } from '../../../src/kinds/image/definition.ts'
import { images } from '../../../src/kinds/images/definition.ts'
import { localizedText } from '../../../src/kinds/localized-text/definition.ts'
import { longText } from '../../../src/kinds/long-text/definition.ts'
import { lookup } from '../../../src/kinds/lookup/definition.ts'
import { json } from '../../../src/kinds/json/definition.ts'
import { markdown } from '../../../src/kinds/markdown/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { password } from '../../../src/kinds/password/definition.ts'
import { phone } from '../../../src/kinds/phone/definition.ts'
import { rows } from '../../../src/kinds/rows/definition.ts'
import { tags } from '../../../src/kinds/tags/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { time } from '../../../src/kinds/time/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import { iban } from '../../../src/kinds/iban/definition.ts'
import { uuid } from '../../../src/kinds/uuid/definition.ts'
import type { Behaviour } from '../../../src/behaviour/behaviour.ts'
import { defineEndpoints, endpoint } from '../../../src/behaviour/endpoints.ts'
import { defineJobs } from '../../../src/behaviour/jobs.ts'
import { defineWebhooks } from '../../../src/behaviour/webhooks.ts'
import type { Account } from '../../../src/schema/access/account.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Fields } from '../../../src/schema/entity/field-kinds.ts'
import type { Rollup } from '../../../src/schema/entity/rollup.ts'
import { admin, sampleEntity } from '../../contract/harness/sample-entity.ts'

const towns: Readonly<Record<string, readonly string[]>> = {
  Nord: ['Alger', 'Béjaïa', 'Tipaza'],
  Sud: ['Adrar', 'Tamanrasset'],
}

/** Every kind of field, required and unique here and there. */
const bookFields: Fields = {
  title: text({ label: 'Titre', required: true, unique: true }),
  isbn: text({
    label: 'ISBN',
    maxLength: 20,
    pattern: { matches: /^[\d-]{10,17}$/, says: 'Dix à treize chiffres.', example: '2-07-061275-9' },
  }),
  note: longText({ label: 'Note' }),
  ledger: text({ label: 'Registre', hidden: true }),
  caption: text({ label: 'Légende', readOnly: true }),
  shelfmark: text({ label: 'Cote', unique: true, initial: { countFrom: 7, prefix: 'C-', digits: 3 } }),
  lent: toggle({ label: 'Prêté', words: { on: 'oui', off: 'non' }, initial: true }),
  state: choice({ label: 'État', options: { new: 'Neuf', worn: 'Usé' }, initial: 'new' }),
  phase: choice({
    label: 'Phase',
    options: { written: 'Écrit', printed: 'Imprimé', gone: 'Épuisé' },
    readOnly: true,
    initial: 'written',
  }),
  glue: text({ label: 'Colle' }),
  spine: text({ label: 'Dos', defaultFrom: 'title' }),
  stamped: text({ label: 'Tampon', readOnly: true }),
  contact: email({ label: 'Contact', unique: true }),
  phone: phone({ label: 'Téléphone', required: true }),
  price: number({ label: 'Prix', min: 0, max: 99, decimals: true }),
  pages: number({ label: 'Pages', default: 1, required: true }),
  printed: date({ label: 'Imprimé', required: true }),
  stock_number: number({ label: 'Inventaire', unique: true }),
  presented: date({ label: 'Présenté', unique: true }),
  due: date({ label: 'À rendre', min: 'today', max: { days: 60 } }),
  mended: date({ label: 'Réparé', min: { field: 'printed' } }),
  worth: decimal({ label: 'Valeur', min: -50 }),
  lent_at: datetime({ label: 'Prêt' }),
  read_at: time({ label: 'Lecture' }),
  available: toggle({ label: 'Disponible', words: { on: 'oui', off: 'non' } }),
  genre: choice({ label: 'Genre', options: { novel: 'Roman', essay: 'Essai', poem: 'Poème' } }),
  rhymed: toggle({
    label: 'En vers',
    words: { on: 'oui', off: 'non' },
    showWhen: { genre: { in: ['poem', 'novel'] } },
  }),
  blurb: text({
    label: 'Accroche',
    requiredWhen: {
      genre: 'novel',
      or: [{ available: true }, { reprinted: true }],
    },
  }),
  formats: choices({ label: 'Formats', options: { paper: 'Papier', sound: 'Audio' } }),
  keywords: tags({ label: 'Mots-clés' }),
  extra: json({ label: 'Suppléments' }),
  review: markdown({ label: 'Critique' }),
  reprinted: toggle({ label: 'Réimprimé', words: { on: 'oui', off: 'non', unknown: 'inconnu' } }),
  reprint: text({ label: 'Réimpression', readOnlyWhen: { reprinted: true } }),
  binding: color({ label: 'Reliure' }),
  origin: country({ label: 'Pays' }),
  lasts: duration({ label: 'Durée' }),
  shelf: coordinates({ label: 'Rayon' }),
  copy_id: uuid({ label: 'Exemplaire', unique: true }),
  account: iban({ label: 'Compte', unique: true }),
  region: lookup({ label: 'Région', options: { load: async () => Object.keys(towns) } }),
  town: dependentLookup({
    label: 'Ville',
    dependsOn: 'region',
    options: { load: async (region) => (Object.hasOwn(towns, region) ? (towns[region] ?? []) : []) },
    required: true,
  }),
  author_id: {
    kind: 'reference',
    label: 'Auteur',
    to: 'author',
    as: 'Author',
    optionLabel: ['name'],
    required: true,
  },
  heir_id: {
    kind: 'reference',
    label: 'Héritier',
    to: 'author',
    as: 'Heir',
    optionLabel: ['name'],
    unique: true,
    onDelete: 'clear',
  },
  translator_id: {
    kind: 'reference',
    label: 'Traducteur',
    to: 'author',
    as: 'Translator',
    optionLabel: ['name'],
    options: { where: { country: { field: 'origin' } } },
    onDelete: 'clear',
  },
  sequels: number({ label: 'Suites', readOnly: true }),
  sequel_of: {
    kind: 'reference',
    label: 'Suite de',
    to: 'book',
    as: 'Prequel',
    optionLabel: ['title'],
    onDelete: 'clear',
  },
  kin: {
    kind: 'references',
    label: 'Proches',
    to: 'author',
    as: 'Kin',
    optionLabel: ['name'],
    onDelete: 'clear',
  },
  loans: rows({
    label: 'Emprunts',
    distinct: ['reader_id'],
    fields: {
      reader_id: {
        kind: 'reference',
        label: 'Lecteur',
        to: 'author',
        as: 'Reader',
        optionLabel: ['name'],
        required: true,
        onDelete: 'cascade',
      },
      day: date({ label: 'Jour', required: true }),
      copies: number({ label: 'Exemplaires', min: 1, max: 9 }),
    },
  }),
  cover: image({ label: 'Couverture' }),
  deed: file({ label: 'Acte', types: ['pdf', 'csv'], maxSize: '20 kB' }),
  photos: images({
    label: 'Photos',
    sentAs: { create: 'photos', add: 'newPhotos', keep: 'oldPhotos' },
    max: 4,
    required: true,
  }),
  subtitle: localizedText({ label: 'Sous-titre' }),
  secret: password({
    label: 'Code',
    confirmedBy: 'secret_again',
    confirmationLabel: 'Encore',
    refuseCommon: true,
  }),
}

const stampForm: Fields = { why: text({ label: 'Pourquoi', required: true }) }
const account: Account = {
  signInBy: ['email'],
  profile: ['name'],
  displayName: 'name',
  superAdministrator: 1,
  role: 'role',
  withoutRole: 'nothing',
  roles: 'data',
  sessionList: true,
  suspended: 'is_suspended',
  expires: 'expires_on',
  ownPassword: true,
  apiKeys: true,
  agents: { approval: true },
  askAgain: true,
  passkeys: true,
  secondFactor: { keeper: 'required' },
}

/** Readers have a role. All that accounts can say of who gets in. */
const accounts: AnyEntity = {
  ...admin,
  fields: {
    ...admin.fields,
    role: choice({ label: 'Rôle', options: { reader: 'Lecteur', keeper: 'Bibliothécaire' } }),
    is_suspended: toggle({ label: 'Suspendu', words: { on: 'oui', off: 'non' } }),
    expires_on: date({ label: 'Dernier jour' }),
  },
  sections: {},
  account: { ...account, invitation: true },
}

const author = sampleEntity(
  { name: text({ label: 'Nom', required: true }), country: country({ label: 'Pays' }) },
  'author',
)
const plainBook = sampleEntity(bookFields, 'book')

/** Ids in the address, other methods and other names than the usual ones. */
export const book: AnyEntity = {
  ...plainBook,
  actions: {
    stamp: {
      label: 'Tamponner',
      on: 'record',
      done: 'tamponné',
      fields: stampForm,
      when: { binding: { empty: false } },
      roles: ['keeper'],
    },
  },
  endpoints: {
    list: { method: 'GET', path: '/api/library/books', answer: 'rows' },
    read: { method: 'GET', path: '/api/library/books/:id', answer: 'row' },
    create: { method: 'POST', path: '/api/library/books', body: 'multipart' },
    update: { method: 'PATCH', path: '/api/library/books/:id', body: 'multipart' },
    destroy: { method: 'DELETE', path: '/api/library/books/:id' },
  },
  home: {
    widgets: {
      authors: { shape: 'chart', label: 'Par auteur', by: 'author_id', most: 3 },
      shelves: { shape: 'chart', label: 'Par auteur', by: 'author_id', dashboard: 'stock' },
      foreign: {
        shape: 'list',
        label: 'D’ailleurs',
        columns: ['title'],
        where: { Author: { country: 'FR' }, not: { loans: { Reader: { country: 'DE' } } } },
      },
      poems: {
        shape: 'chart',
        label: 'Poèmes',
        by: 'genre',
        where: { or: [{ genre: 'poem' }, { not: { sequel_of: null } }] },
      },
    },
  },
  menu: {
    label: 'Livres',
    icon: 'lucide-react/icons/file-text',
    order: 1,
    badge: {
      label: 'à prêter',
      where: { or: [{ genre: { in: ['essay'] } }, { Author: { country: 'FR' } }] },
    },
  },
  uniqueTogether: [['author_id', 'blurb']],
  stages: {
    field: 'phase',
    moves: {
      written: { to: ['printed', 'gone'], by: ['keeper'] },
      printed: { to: ['gone'], by: ['keeper'] },
    },
  },
  lock: { when: { phase: 'gone' }, says: 'Ce livre est épuisé.' },
  sections: {
    binding: {
      label: 'Reliure',
      fields: ['glue'],
      lock: { when: { phase: 'printed' }, says: 'Ce livre est imprimé.' },
    },
  },
  rollups: { sequels: { of: 'book.sequel_of' as Rollup['of'], count: true } },
  computed: { caption: ({ title, pages }) => `${String(title)} (${String(pages)} p.)` },
  checks: {
    lent: {
      of: ['printed', 'lent_at'],
      holds: ({ printed, lent_at }) => !printed || !lent_at || String(printed) <= String(lent_at),
      field: 'lent_at',
      says: 'Prêté avant d’être imprimé.',
    },
  },
  access: {
    delete: ['keeper'],
    fields: { note: { read: ['keeper'] } },
    rows: { reader: () => ({ available: true, Author: { name: { empty: false } } }) },
  },
  list: {
    ...plainBook.list,
    columns: [
      'title',
      'price',
      'printed',
      'available',
      'genre',
      { header: 'Lieu', joined: ['region', 'town'] },
      { header: 'Auteur', firstOf: ['Author.name'] },
      { header: 'Suite de', firstOf: ['Prequel.title', 'Author.name'] },
      { header: 'Sous-titre', firstOf: ['subtitle.ar'] },
    ],
  },
}

/** Goes with its book, and keepers see only what is printed. */
const chapter: AnyEntity = {
  ...sampleEntity({}, 'chapter'),
  fields: {
    title: text({ label: 'Titre', required: true }),
    is_printed: toggle({ label: 'Imprimé', words: { on: 'oui', off: 'non' } }),
    book_id: {
      kind: 'reference',
      label: 'Livre',
      to: 'book',
      as: 'Book',
      optionLabel: ['title'],
      onDelete: 'cascade',
    },
  },
  list: { title: 'chapitres', add: 'Ajouter', columns: ['title'] },
  access: { rows: { keeper: () => ({ is_printed: true }) } },
}

const endpoints = defineEndpoints(book, {
  lend: endpoint({
    method: 'POST',
    path: '/api/library/loans',
    roles: ['keeper'],
    body: z.object({ title: z.string() }),
    answer: () => ({}),
  }),
  shelves: endpoint({
    method: 'GET',
    path: '/api/library/shelves',
    isOpen: true,
    response: z.object({ count: z.int() }),
    answer: () => ({ count: 3, secret: 'no' }),
  }),
})
const jobs = defineJobs(book, { remind: { label: 'Relancer', every: '1 day', run() {} } })
const webhooks = defineWebhooks(book, {
  catalogue: {
    label: 'Catalogue',
    on: ['created'],
    url: { variable: 'CATALOGUE_URL' },
    secret: { variable: 'CATALOGUE_SECRET' },
  },
})

export const bookBehaviour: Behaviour = { actions: { stamp() {} }, endpoints, jobs, webhooks }

/** A program in which everything occurs that an entity may be made of. */
export const sampleDomain: readonly AnyEntity[] = [author, book, chapter, accounts]

const signedOn: AnyEntity = {
  ...accounts,
  account: { ...account, agents: true, email: 'email', oidc: {}, passwordLogin: false },
}

/** The same, where people sign on with a provider alone, and what agents write waits for nobody. */
export const signOnDomain: readonly AnyEntity[] = [author, book, chapter, signedOn]

/** The usual one, which writes to its people. */
export const mailingDomain: readonly AnyEntity[] = [
  author,
  book,
  chapter,
  { ...accounts, account: { ...account, email: 'email' } },
]
