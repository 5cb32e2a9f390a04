import { choice } from '../../src/kinds/choice/definition.ts'
import { choices } from '../../src/kinds/choices/definition.ts'
import { country } from '../../src/kinds/country/definition.ts'
import { date } from '../../src/kinds/date/definition.ts'
import { datetime } from '../../src/kinds/datetime/definition.ts'
import { decimal } from '../../src/kinds/decimal/definition.ts'
import { duration } from '../../src/kinds/duration/definition.ts'
import { localizedText } from '../../src/kinds/localized-text/definition.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { rows } from '../../src/kinds/rows/definition.ts'
import { tags } from '../../src/kinds/tags/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { time } from '../../src/kinds/time/definition.ts'
import { toggle } from '../../src/kinds/toggle/definition.ts'
import { referenceTo, referencesTo } from './reference-to.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

const said = (fr: string, ar: string, en: string) => ({ fr, ar, en })

const title = text({ label: said('Titre', 'العنوان', 'Title'), required: true })
export const kinds = { rent: said('Loué', 'مستأجر', 'Rented'), sold: said('Vendu', 'مباع', 'Sold') }

/** An entity whose every word is said in three languages. */
export const house = sampleEntity(
  {
    title,
    kind: choice({ label: said('Genre', 'النوع', 'Kind'), options: kinds }),
    kinds: choices({ label: said('Genres', 'الأنواع', 'Kinds'), options: kinds }),
    open: toggle({
      label: said('Ouvert', 'مفتوح', 'Open'),
      words: { on: said('ouvert', 'مفتوح', 'open'), off: said('fermé', 'مغلق', 'closed') },
    }),
    country: country({ label: said('Pays', 'البلد', 'Country') }),
    day: date({ label: said('Jour', 'اليوم', 'Day') }),
    moment: datetime({ label: said('Moment', 'اللحظة', 'Moment') }),
    time: time({ label: said('Heure', 'الساعة', 'Hour') }),
    lasts: duration({ label: said('Durée', 'المدة', 'Duration') }),
    price: decimal({ label: said('Prix', 'السعر', 'Price'), currency: 'DZD' }),
    size: number({ label: said('Taille', 'الحجم', 'Size'), decimals: 1, unit: said('m²', 'م²', 'sq m') }),
    named: localizedText({ label: said('Nom', 'الاسم', 'Name') }),
    words: tags({ label: said('Mots', 'الكلمات', 'Words') }),
    near_id: referenceTo({
      label: said('Voisin', 'الجار', 'Neighbour'),
      to: 'house',
      as: 'Near',
      optionLabel: ['title'],
    }),
    far_ids: referencesTo({
      label: said('Lointains', 'البعيدون', 'Far'),
      to: 'house',
      as: 'Far',
      optionLabel: ['title'],
    }),
    rooms: rows({
      label: said('Pièces', 'الغرف', 'Rooms'),
      fields: {
        kind: choice({ label: said('Usage', 'الاستعمال', 'Use'), options: kinds }),
        size: number({ label: said('Taille', 'الحجم', 'Size'), decimals: 1 }),
      },
    }),
  },
  'house',
)

/** A record that has all of it. @param id of another one */
export const full = (id: number) => ({
  title: 'Deux; "x"',
  kind: 'rent',
  kinds: ['rent', 'sold'],
  open: true,
  country: 'DZ',
  day: '2026-03-04',
  moment: '2026-03-04T10:30:00Z',
  time: '09:05',
  lasts: 90,
  price: '1234.50',
  size: 12.5,
  named: { fr: 'Maison', ar: 'دار', en: 'House' },
  words: ['abricot', 'zèbre'],
  near_id: id,
  far_ids: [id],
  rooms: [{ kind: 'sold', size: 3.5 }],
})
