import { crud, defineEntity, firstOf, number, reference, text } from 'tribune'

export const track = defineEntity({
  name: 'track',
  path: '/tracks',
  menu: { label: 'Tracks', icon: 'lucide-react/icons/audio-lines', order: 30 },
  home: { label: 'Tracks', answer: 'tracks' },
  endpoints: crud('/api/tracks', { sends: 'json', one: 'track', many: 'tracks' }),
  fields: {
    name: text({ label: 'Name', required: true }),
    album_id: reference({ label: 'Album', to: 'album', as: 'Album', optionLabel: ['title', 'Artist.name'] }),
    media_type_id: reference({
      label: 'Media type',
      to: 'mediaType',
      as: 'MediaType',
      optionLabel: ['name'],
      required: true,
      initial: { first: true },
    }),
    genre_id: reference({
      label: 'Genre',
      to: 'genre',
      as: 'Genre',
      optionLabel: ['name'],
      onDelete: 'clear',
    }),
    composer: text({ label: 'Composer' }),
    milliseconds: number({ label: 'Length', required: true, min: 0, unit: 'ms' }),
    bytes: number({ label: 'Size', min: 0, unit: 'bytes' }),
    unit_price: number({ label: 'Price', required: true, min: 0, decimals: 2, unit: '$' }),
  },
  uniqueTogether: [['album_id', 'name']],
  list: {
    title: 'tracks',
    add: 'Add track',
    columns: [
      'name',
      firstOf('Artist', ['Album.Artist.name', 'composer']),
      firstOf('Genre', ['Genre.name']),
      'milliseconds',
      'unit_price',
    ],
  },
  texts: {
    create: 'Add track',
    update: 'Edit track',
    created: 'track added',
    updated: 'track saved',
    deleted: 'track deleted',
    confirmDelete: 'delete track',
    inUse: 'This track is still referred to.',
  },
})
