import { choice, crud, defineEntity, text } from 'tribune'

export const territory = defineEntity({
  name: 'territory',
  path: '/territories',
  menu: { label: 'Territories', icon: 'lucide-react/icons/map', order: 60 },
  endpoints: crud('/api/territories', { sends: 'json', one: 'territory', many: 'territories' }),
  fields: {
    code: text({
      label: 'Code',
      required: true,
      unique: true,
      pattern: { matches: /^\d{5}$/, says: 'Five digits.', example: '01581' },
    }),
    description: text({ label: 'Description', required: true, maxLength: 50 }),
    region: choice({
      label: 'Region',
      required: true,
      options: { eastern: 'Eastern', western: 'Western', northern: 'Northern', southern: 'Southern' },
    }),
  },
  list: { title: 'territories', add: 'Add territory', columns: ['code', 'description', 'region'] },
  texts: {
    create: 'Add territory',
    update: 'Edit territory',
    created: 'territory added',
    updated: 'territory saved',
    deleted: 'territory deleted',
    confirmDelete: 'delete territory',
    inUse: 'This territory is still referred to.',
  },
})
