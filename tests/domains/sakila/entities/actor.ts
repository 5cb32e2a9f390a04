import { crud, defineEntity, text } from 'tribune'

export const actor = defineEntity({
  name: 'actor',
  path: '/actors',
  menu: { label: 'Actors', icon: 'lucide-react/icons/drama', order: 30 },
  endpoints: crud('/sakila/actors', { sends: 'json', one: 'actor', many: 'actors' }),
  fields: {
    first_name: text({ label: 'First name', required: true, maxLength: 45 }),
    last_name: text({ label: 'Last name', required: true, maxLength: 45 }),
  },
  list: { title: 'actors', add: 'New actor', columns: ['first_name', 'last_name'] },
  texts: {
    create: 'New actor',
    update: 'Edit actor',
    created: 'actor created',
    updated: 'actor changed',
    deleted: 'actor removed',
    confirmDelete: 'remove actor',
    inUse: 'Other records refer to this actor.',
  },
})
