import { crud, defineEntity, image, longText, text } from 'tribune'

export const category = defineEntity({
  name: 'category',
  path: '/categories',
  menu: { label: 'Categories', icon: 'lucide-react/icons/shapes', order: 30 },
  endpoints: crud('/api/categories', { sends: 'multipart', one: 'category', many: 'categories' }),
  fields: {
    name: text({ label: 'Name', required: true, unique: true, maxLength: 15 }),
    description: longText({ label: 'Description' }),
    picture: image({ label: 'Picture' }),
  },
  list: { title: 'categories', add: 'Add category', columns: ['picture', 'name', 'description'] },
  related: ['product'],
  texts: {
    create: 'Add category',
    update: 'Edit category',
    created: 'category added',
    updated: 'category saved',
    deleted: 'category deleted',
    confirmDelete: 'delete category',
    inUse: 'This category is still referred to.',
  },
})
