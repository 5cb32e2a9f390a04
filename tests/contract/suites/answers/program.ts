import { defineActions } from '../../../../src/behaviour/actions.ts'
import { defineHooks } from '../../../../src/behaviour/hooks.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { color } from '../../../../src/kinds/color/definition.ts'
import { coordinates } from '../../../../src/kinds/coordinates/definition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { datetime } from '../../../../src/kinds/datetime/definition.ts'
import { duration } from '../../../../src/kinds/duration/definition.ts'
import { email } from '../../../../src/kinds/email/definition.ts'
import { file } from '../../../../src/kinds/file/definition.ts'
import { image } from '../../../../src/kinds/image/definition.ts'
import { images } from '../../../../src/kinds/images/definition.ts'
import { json } from '../../../../src/kinds/json/definition.ts'
import { lookup } from '../../../../src/kinds/lookup/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { password } from '../../../../src/kinds/password/definition.ts'
import { rows } from '../../../../src/kinds/rows/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { time } from '../../../../src/kinds/time/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { url } from '../../../../src/kinds/url/definition.ts'
import { uuid } from '../../../../src/kinds/uuid/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { ReferenceField } from '../../../../src/kinds/reference/definition.ts'
import { programOf, sampleEntity, sampleTexts } from '../../harness/sample-entity.ts'

/** What the fields are called, and what the configs say beside. */
export const said = {
  title: { fr: 'Titre', ar: 'العنوان', en: 'Title' },
  code: { fr: 'Code', ar: 'الرمز', en: 'Code number' },
  letter: { fr: 'Lettre', ar: 'الحرف', en: 'Letter' },
  row: { fr: 'Rang', ar: 'الصف', en: 'Row' },
  above: { fr: 'Dossier', ar: 'الملف الأعلى', en: 'Folder' },
  beside: { fr: 'Voisin', ar: 'الكتاب المجاور', en: 'Neighbour' },
  unsold: { fr: 'À vendre', ar: 'للبيع', en: 'For sale' },
  region: { fr: 'Région', ar: 'الولاية', en: 'Region' },
  kind: { fr: 'Genre', ar: 'النوع', en: 'Kind' },
  rent: { fr: 'Loyer', ar: 'الإيجار', en: 'Rent' },
  sold: { fr: 'Vendu', ar: 'مباع', en: 'Sold' },
  price: { fr: 'Prix', ar: 'السعر', en: 'Price' },
  stage: { fr: 'Étape', ar: 'المرحلة', en: 'Stage' },
  echo: { fr: 'Écho', ar: 'الصدى', en: 'Echo' },
  picture: { fr: 'Image', ar: 'الصورة', en: 'Picture' },
  pictures: { fr: 'Images', ar: 'الصور', en: 'Pictures' },
  paper: { fr: 'Papier', ar: 'الوثيقة', en: 'Paper' },
  secret: { fr: 'Secret', ar: 'السر', en: 'Secret' },
  value: { fr: 'Valeur', ar: 'القيمة', en: 'Value' },
  pattern: { fr: 'Trois lettres.', ar: 'ثلاثة أحرف.', en: 'Three letters.' },
  closed: { fr: 'Le livre est fermé.', ar: 'الدفتر مغلق.', en: 'The book is closed.' },
  order: { fr: 'La fin précède le début.', ar: 'النهاية قبل البداية.', en: 'The end is before the start.' },
  inUse: { fr: 'Des pages y sont rattachées.', ar: 'ترتبط به صفحات.', en: 'Pages belong to it.' },
  print: { fr: 'Imprimer', ar: 'طباعة', en: 'Print' },
  sell: { fr: 'Vendre', ar: 'بيع', en: 'Sell' },
  recount: { fr: 'Recompter', ar: 'إعادة العد', en: 'Recount' },
} as const

const above: ReferenceField = {
  kind: 'reference',
  label: said.above,
  to: 'book',
  as: 'Above',
  optionLabel: ['title'],
  onDelete: 'refuse',
}

/** A field for each answer about a value. */
const book: AnyEntity = {
  ...sampleEntity({}, 'book'),
  fields: {
    title: text({ label: said.title, required: true, maxLength: 20 }),
    code: text({ label: said.code, unique: true }),
    secret: password({
      label: said.secret,
      confirmedBy: 'secret_again',
      confirmationLabel: said.secret,
      refuseCommon: true,
    }),
    letter: text({ label: said.letter }),
    row: number({ label: said.row }),
    above_id: above,
    beside_id: {
      ...above,
      label: said.beside,
      as: 'Beside',
      options: { where: { kind: { field: 'kind' } } },
    },
    unsold_id: { ...above, label: said.unsold, as: 'Unsold', options: { where: { sold: false } } },
    region: lookup({
      label: said.region,
      options: { load: async () => ['Alger', 'Oran', 'Medea', 'MEDEA'] },
    }),
    kind: choice({ label: said.kind, options: { owned: 'a', rented: 'b' } }),
    rent: number({ label: said.rent, showWhen: { kind: 'rented' } }),
    sold: toggle({ label: said.sold, words: { on: 'oui', off: 'non' } }),
    price: number({ label: said.price, readOnlyWhen: { sold: true } }),
    echo: text({ label: said.echo, readOnly: true }),
    stage: choice({
      label: said.stage,
      options: { written: 'a', printed: 'b' },
      readOnly: true,
      initial: 'written',
    }),
    picture: image({ label: said.picture }),
    pictures: images({
      label: said.pictures,
      max: 2,
      sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' },
    }),
    paper: file({ label: said.paper, types: ['pdf'], maxSize: '1 MB' }),
  },
  list: { title: said.title, add: 'Ajouter', columns: ['title', 'code', 'kind'] },
  texts: { ...sampleTexts, inUse: said.inUse },
  uniqueTogether: [['row', 'letter']],
  computed: {
    echo({ title }) {
      if (title === 'cassé') throw new RangeError('no echo')
      return `${String(title)} !`
    },
  },
  stages: { field: 'stage', moves: { written: { to: ['printed'] } } },
  checks: {
    order: {
      of: ['row', 'rent'],
      holds: ({ row, rent }) => row !== 7 || rent === null,
      field: 'rent',
      says: said.order,
    },
  },
  actions: {
    print: { label: said.print, on: 'record', done: 'imprimé' },
    recount: { label: said.recount, on: 'list', done: 'recompté' },
    sell: { label: said.sell, on: 'record', done: 'vendu', when: { sold: false } },
    bind: { label: 'Relier', on: 'record', together: true, done: 'relié' },
  },
}

const label = said.value
/** A field for each rule of a value. */
const rule: AnyEntity = sampleEntity(
  {
    required: text({ label }),
    email: email({ label }),
    date: date({ label }),
    past: date({ label, past: true }),
    to_come: date({ label, min: 'today' }),
    over: date({ label, max: 'today' }),
    in_2026: date({ label, min: '2026-01-01', max: '2026-12-31' }),
    after_past: date({ label, min: { field: 'past' } }),
    before_past: date({ label, max: { field: 'past' } }),
    datetime: datetime({ label }),
    time: time({ label }),
    url: url({ label }),
    color: color({ label }),
    uuid: uuid({ label }),
    coordinates: coordinates({ label }),
    duration: duration({ label }),
    json: json({ label }),
    number: number({ label, decimals: 2 }),
    whole: number({ label, min: 3, max: 9 }),
    letters: text({ label, minLength: 3, maxLength: 5 }),
    pattern: text({ label, pattern: { matches: /^[a-z]{3}$/, says: said.pattern, example: 'abc' } }),
    choice: choice({ label, options: { a: 'A' } }),
    toggle: toggle({ label, words: { on: 'oui', off: 'non' } }),
    rows: rows({ label, distinct: ['name'], fields: { name: text({ label, required: true }) } }),
  },
  'rule',
)

/** What was added here can never be deleted. */
const ledger: AnyEntity = {
  ...sampleEntity({ title: text({ label: said.title }) }, 'ledger'),
  endpoints: (({ destroy: _destroy, ...rest }) => rest)(sampleEntity({}, 'ledger').endpoints),
}

export const program = programOf(book, rule, ledger)

const hooks = defineHooks(book, {
  beforeSave({ values }) {
    if (values['title'] === 'fermé') throw new UserError(said.closed)
    if (values['title'] === 'fermé ici') throw new UserError(said.closed, { path: 'title' })
    if (values['title'] === 'en panne') throw new Error('broken')
  },
})
const actions = defineActions(book, {
  print() {
    throw new UserError(said.closed)
  },
  recount() {},
  sell() {},
  bind({ record }) {
    if (record?.['title'] === 'à part') throw new UserError(said.closed)
  },
})

export const behaviours = { book: { hooks, actions } }
