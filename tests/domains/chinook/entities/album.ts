import { crud, defineEntity, firstOf, image, reference, text } from 'tribune'

export const album = defineEntity({
  name: 'album',
  path: '/albums',
  menu: { label: 'Albums', icon: 'lucide-react/icons/disc-3', order: 20 },
  home: { label: 'Albums', answer: 'albums' },
  endpoints: crud('/api/albums', { sends: 'multipart', one: 'album', many: 'albums' }),
  fields: {
    cover: image({ label: 'Cover' }),
    title: text({ label: 'Title', required: true }),
    artist_id: reference({
      label: 'Artist',
      to: 'artist',
      as: 'Artist',
      optionLabel: ['name'],
      required: true,
    }),
  },
  list: {
    title: 'albums',
    add: 'Add album',
    columns: ['cover', 'title', firstOf('Artist', ['Artist.name'])],
  },
  related: ['track'],
  texts: {
    create: 'Add album',
    update: 'Edit album',
    created: 'album added',
    updated: 'album saved',
    deleted: 'album deleted',
    confirmDelete: 'delete album',
    inUse: 'This album is still referred to.',
  },
})
