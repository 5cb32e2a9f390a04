import { defineEntity } from '../../../../src/schema/entity.ts'
import { choice } from '../../../../src/kinds/choice/meaning.ts'
import { date } from '../../../../src/kinds/date/meaning.ts'
import { dependentLookup } from '../../../../src/kinds/dependent-lookup/meaning.ts'
import { image } from '../../../../src/kinds/image/meaning.ts'
import { images } from '../../../../src/kinds/images/meaning.ts'
import { lookup } from '../../../../src/kinds/lookup/meaning.ts'
import { number } from '../../../../src/kinds/number/meaning.ts'
import { reference } from '../../../../src/kinds/reference/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'
import { toggle } from '../../../../src/kinds/toggle/meaning.ts'
import { firstOf, joined } from '../../../../src/schema/list-column.ts'
import { animals } from './reference/animals.ts'

export const pet = defineEntity({
  name: 'pet',
  path: '/pets',
  menu: { label: 'Animaux', icon: 'lucide-react/icons/paw-print', order: 20 },
  home: {
    label: 'Animaux',
    answer: 'pet_count',
    widgets: {
      born: {
        shape: 'list',
        label: 'Anniversaires',
        filters: { born_on: { anniversary: 'next30Days' } },
        sort: 'born_on',
        columns: ['portrait', 'name', 'born_on'],
      },
      breeds: { shape: 'chart', label: 'Animaux par race', by: 'breed', as: 'donut', most: 2 },
    },
  },
  endpoints: {
    list: { method: 'GET', path: '/api/v2/pets', answer: 'data.pets' },
    read: { method: 'GET', path: '/api/v2/pets/:id', answer: 'data.pet' },
    create: { method: 'POST', path: '/api/v2/pets', body: 'multipart' },
    update: { method: 'PUT', path: '/api/v2/pets/:id', body: 'multipart' },
    destroy: { method: 'DELETE', path: '/api/v2/pets/:id' },
  },
  fields: {
    portrait: image({ label: 'Portrait' }),
    name: text({ label: 'Nom', required: true }),
    chip: text({
      label: 'Puce',
      unique: true,
      control: () => import('./components/ChipControl.tsx'),
    }),
    species: lookup({ label: 'Espèce', options: animals.species, required: true }),
    breed: dependentLookup({ label: 'Race', dependsOn: 'species', options: animals.breedsOf }),
    sex: choice({ label: 'Sexe', options: { f: 'Femelle', m: 'Mâle' } }),
    neutered: toggle({
      label: 'Stérilisé',
      words: { on: 'oui', off: 'non', unknown: { fr: 'inconnu', ar: 'غير معروف' } },
    }),
    born_on: date({ label: 'Né le', past: true }),
    weight: number({ label: 'Poids', min: 0, max: 900, decimals: 1, unit: 'kg' }),
    keeper_id: reference({
      label: 'Propriétaire',
      to: 'keeper',
      as: 'Keeper',
      optionLabel: ['full_name', 'mobile'],
      required: true,
    }),
    mother_id: reference({
      label: 'Mère',
      to: 'pet',
      as: 'Mother',
      optionLabel: ['name', 'Keeper.full_name'],
    }),
    photos: images({
      label: 'Photos',
      max: 4,
      sentAs: { create: 'photos', add: 'morePhotos', keep: 'keptPhotos' },
    }),
  },
  list: {
    title: 'animaux',
    add: 'Nouvel animal',
    columns: [
      'portrait',
      'name',
      joined('Espèce', ['species', 'breed']),
      'weight',
      'neutered',
      firstOf('Propriétaire', ['Keeper.full_name', 'Mother.Keeper.full_name']),
    ],
  },
  texts: {
    create: 'Nouveau : animal',
    update: 'Modifier cet animal',
    created: 'animal : fiche ajoutée',
    updated: 'animal : fiche mise à jour',
    deleted: 'animal : fiche supprimée',
    confirmDelete: 'supprimer cet animal',
    inUse: 'Des fiches sont rattachées à cet animal.',
  },
})
