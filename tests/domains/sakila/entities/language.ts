import { crud, defineEntity, text } from 'tribune'

export const language = defineEntity({
  name: 'language',
  path: '/languages',
  menu: { label: 'Languages', icon: 'lucide-react/icons/languages', order: 50 },
  endpoints: crud('/sakila/languages', { sends: 'json', one: 'language', many: 'languages' }),
  fields: { name: text({ label: 'Name', required: true, unique: true, maxLength: 20 }) },
  list: { title: 'languages', add: 'New language', columns: ['name'] },
  texts: {
    create: 'New language',
    update: 'Edit language',
    created: 'language created',
    updated: 'language changed',
    deleted: 'language removed',
    confirmDelete: 'remove language',
    inUse: 'Other records refer to this language.',
  },
})
