import { crud, defineEntity, text, url } from 'tribune'

export const artist = defineEntity({
  name: 'artist',
  path: '/artists',
  menu: { label: 'Artists', icon: 'lucide-react/icons/mic-vocal', order: 10 },
  home: { label: 'Artists', answer: 'artists' },
  endpoints: crud('/api/artists', { sends: 'json', one: 'artist', many: 'artists' }),
  fields: {
    name: text({ label: 'Name', required: true, unique: true }),
    website: url({ label: 'Website' }),
  },
  list: { title: 'artists', add: 'Add artist', columns: ['name', 'website'] },
  related: ['album'],
  texts: {
    create: 'Add artist',
    update: 'Edit artist',
    created: 'artist added',
    updated: 'artist saved',
    deleted: 'artist deleted',
    confirmDelete: 'delete artist',
    inUse: 'This artist is still referred to.',
  },
})
