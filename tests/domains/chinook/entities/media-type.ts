import { defineEntity, text } from 'tribune'

export const mediaType = defineEntity({
  name: 'mediaType',
  path: '/media-types',
  menu: { label: 'Media types', icon: 'lucide-react/icons/wrench', order: 50 },
  // Media types are never deleted: tracks would lose their player.
  endpoints: {
    list: { method: 'GET', path: '/api/media-types', answer: 'data.mediaTypes' },
    read: { method: 'GET', path: '/api/media-types/:id', answer: 'data.mediaType' },
    create: { method: 'POST', path: '/api/media-types', body: 'json' },
    update: { method: 'PUT', path: '/api/media-types/:id', body: 'json' },
  },
  fields: { name: text({ label: 'Name', required: true }) },
  list: { title: 'media types', add: 'Add media type', columns: ['name'] },
  texts: {
    create: 'Add media type',
    update: 'Edit media type',
    created: 'media type added',
    updated: 'media type saved',
    deleted: 'media type deleted',
    confirmDelete: 'delete media type',
    inUse: 'This media type is still referred to.',
  },
})
