import { defineEntity, text } from 'tribune'

export const genre = defineEntity({
  name: 'genre',
  path: '/genres',
  menu: { label: 'Genres', icon: 'lucide-react/icons/music', order: 40 },
  endpoints: {
    list: { method: 'GET', path: '/api/genres', answer: null },
    read: { method: 'GET', path: '/api/genres/:id', answer: null },
    create: { method: 'POST', path: '/api/genres', body: 'json' },
    update: { method: 'PATCH', path: '/api/genres/:id', body: 'json' },
    destroy: { method: 'DELETE', path: '/api/genres/:id' },
  },
  fields: {
    name: text({ label: 'Name', required: true }),
  },
  list: { title: 'genres', add: 'Add genre', columns: ['name'] },
  texts: {
    create: 'Add genre',
    update: 'Edit genre',
    created: 'genre added',
    updated: 'genre saved',
    deleted: 'genre deleted',
    confirmDelete: 'delete genre',
    inUse: 'This genre is still referred to.',
  },
})
