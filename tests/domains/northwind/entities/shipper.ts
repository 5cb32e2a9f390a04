import { crud, defineEntity, phone, text } from 'tribune'

export const shipper = defineEntity({
  name: 'shipper',
  path: '/shippers',
  menu: { label: 'Shippers', icon: 'lucide-react/icons/truck', order: 70 },
  endpoints: crud('/api/shippers', { sends: 'json', one: 'shipper', many: 'shippers' }),
  fields: {
    company: text({ label: 'Company', required: true, maxLength: 40 }),
    phone: phone({ label: 'Phone' }),
  },
  list: { title: 'shippers', add: 'Add shipper', columns: ['company', 'phone'] },
  texts: {
    create: 'Add shipper',
    update: 'Edit shipper',
    created: 'shipper added',
    updated: 'shipper saved',
    deleted: 'shipper deleted',
    confirmDelete: 'delete shipper',
    inUse: 'This shipper is still referred to.',
  },
})
