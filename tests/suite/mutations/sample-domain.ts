import { choice } from '../../../src/kinds/choice/meaning.ts'
import { date } from '../../../src/kinds/date/meaning.ts'
import { dependentLookup } from '../../../src/kinds/dependent-lookup/meaning.ts'
import { email } from '../../../src/kinds/email/meaning.ts'
import { image } from '../../../src/kinds/image/meaning.ts'
import { images } from '../../../src/kinds/images/meaning.ts'
import { localizedText } from '../../../src/kinds/localized-text/meaning.ts'
import { longText } from '../../../src/kinds/long-text/meaning.ts'
import { lookup } from '../../../src/kinds/lookup/meaning.ts'
import { number } from '../../../src/kinds/number/meaning.ts'
import { password } from '../../../src/kinds/password/meaning.ts'
import { phone } from '../../../src/kinds/phone/meaning.ts'
import { text } from '../../../src/kinds/text/meaning.ts'
import { toggle } from '../../../src/kinds/toggle/meaning.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { Fields } from '../../../src/schema/field-kinds.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'

const towns: Readonly<Record<string, readonly string[]>> = {
  Nord: ['Alger', 'Béjaïa', 'Tipaza'],
  Sud: ['Adrar', 'Tamanrasset'],
}

/** Every kind of field, required and unique here and there. */
const bookFields: Fields = {
  title: text({ label: 'Titre', required: true, unique: true }),
  note: longText({ label: 'Note' }),
  contact: email({ label: 'Contact', unique: true }),
  phone: phone({ label: 'Téléphone', required: true }),
  price: number({ label: 'Prix', min: 0, max: 99, decimals: true }),
  pages: number({ label: 'Pages', default: 1, required: true }),
  printed: date({ label: 'Imprimé', required: true }),
  available: toggle({ label: 'Disponible', words: { on: 'oui', off: 'non' } }),
  genre: choice({ label: 'Genre', options: { novel: 'Roman', essay: 'Essai', poem: 'Poème' } }),
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
  sequel_of: { kind: 'reference', label: 'Suite de', to: 'book', as: 'Prequel', optionLabel: ['title'] },
  cover: image({ label: 'Couverture', placeholder: 'player' }),
  photos: images({
    label: 'Photos',
    placeholder: 'player',
    sentAs: { create: 'photos', add: 'newPhotos', keep: 'oldPhotos' },
    max: 4,
    required: true,
  }),
  subtitle: localizedText({ label: 'Sous-titre' }),
  secret: password({ label: 'Code', confirmedBy: 'secret_again', confirmationLabel: 'Encore' }),
}

const author = sampleEntity({ name: text({ label: 'Nom', required: true }) }, 'author')
const plainBook = sampleEntity(bookFields, 'book')

/** Ids in the address, other methods and other names than the usual ones. */
export const book: AnyEntity = {
  ...plainBook,
  endpoints: {
    list: { method: 'GET', path: '/api/library/books', answer: 'rows' },
    read: { method: 'GET', path: '/api/library/books/:id', answer: 'row' },
    create: { method: 'POST', path: '/api/library/books', body: 'multipart' },
    update: { method: 'PATCH', path: '/api/library/books/:id', body: 'multipart' },
    destroy: { method: 'DELETE', path: '/api/library/books/:id' },
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

/** A program in which everything occurs that an entity may be made of. */
export const sampleDomain: readonly AnyEntity[] = programOf(author, book)
