import { crud } from '../../../../src/schema/endpoint.ts'
import { defineEntity } from '../../../../src/schema/entity.ts'
import { choice } from '../../../../src/kinds/choice/meaning.ts'
import { choices } from '../../../../src/kinds/choices/meaning.ts'
import { decimal } from '../../../../src/kinds/decimal/meaning.ts'
import { duration } from '../../../../src/kinds/duration/meaning.ts'
import { longText } from '../../../../src/kinds/long-text/meaning.ts'
import { number } from '../../../../src/kinds/number/meaning.ts'
import { reference } from '../../../../src/kinds/reference/meaning.ts'
import { references } from '../../../../src/kinds/references/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'

export const film = defineEntity({
  name: 'film',
  path: '/films',
  menu: { label: 'Films', icon: 'lucide-react/icons/film', order: 20 },
  home: {
    label: 'Films',
    answer: 'films',
    widgets: { ratings: { shape: 'chart', label: 'Films by rating', by: 'rating' } },
  },
  endpoints: crud('/sakila/films', { sends: 'json', one: 'film', many: 'films' }),
  fields: {
    title: text({ label: 'Title', required: true, maxLength: 128 }),
    description: longText({ label: 'Description' }),
    release_year: number({ label: 'Year', min: 1901, max: 2155 }),
    language_id: reference({
      label: 'Language',
      to: 'language',
      as: 'Language',
      optionLabel: ['name'],
      required: true,
    }),
    original_language_id: reference({
      label: 'Original language',
      to: 'language',
      as: 'OriginalLanguage',
      optionLabel: ['name'],
    }),
    length: duration({ label: 'Length' }),
    rating: choice({
      label: 'Rating',
      options: { G: 'G', PG: 'PG', 'PG-13': 'PG-13', R: 'R', 'NC-17': 'NC-17' },
    }),
    special_features: choices({
      label: 'Special features',
      options: {
        trailers: 'Trailers',
        commentaries: 'Commentaries',
        deleted_scenes: 'Deleted scenes',
        behind_the_scenes: 'Behind the scenes',
      },
    }),
    actor_ids: references({
      label: 'Actors',
      to: 'actor',
      as: 'Actors',
      optionLabel: ['first_name', 'last_name'],
      onDelete: 'refuse',
    }),
    rental_days: number({ label: 'Days of a rental', required: true, default: 3, min: 1, max: 255 }),
    rental_rate: decimal({ label: 'Rate', required: true, currency: 'USD', min: 0, max: 99.99 }),
    replacement_cost: decimal({ label: 'Replacement', required: true, currency: 'USD', min: 0, max: 999.99 }),
  },
  sections: {
    film: {
      label: 'Film',
      fields: ['title', 'description', 'release_year', 'length', 'rating', 'special_features', 'actor_ids'],
    },
    languages: { label: 'Languages', fields: ['language_id', 'original_language_id'] },
    shop: { label: 'Shop', fields: ['rental_days', 'rental_rate', 'replacement_cost'] },
  },
  list: {
    title: 'films',
    add: 'New film',
    columns: ['title', 'release_year', 'language_id', 'length', 'rating', 'actor_ids', 'rental_rate'],
  },
  related: ['rental'],
  texts: {
    create: 'New film',
    update: 'Edit film',
    created: 'film created',
    updated: 'film changed',
    deleted: 'film removed',
    confirmDelete: 'remove film',
    inUse: 'Other records refer to this film.',
  },
})
