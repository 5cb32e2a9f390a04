import { country, crud, defineEntity, phone, text, url } from 'tribune'

export const supplier = defineEntity({
  name: 'supplier',
  path: '/suppliers',
  menu: { label: 'Suppliers', icon: 'lucide-react/icons/factory', order: 40 },
  endpoints: crud('/api/suppliers', { sends: 'json', one: 'supplier', many: 'suppliers' }),
  fields: {
    company: text({ label: 'Company', required: true, maxLength: 40 }),
    contact: text({ label: 'Contact', maxLength: 30 }),
    contact_title: text({ label: 'Title of the contact', maxLength: 30 }),
    address: text({ label: 'Address', maxLength: 60 }),
    city: text({ label: 'City', maxLength: 15 }),
    region: text({ label: 'Region', maxLength: 15 }),
    postal_code: text({ label: 'Postal code', maxLength: 10 }),
    country: country({ label: 'Country' }),
    phone: phone({ label: 'Phone' }),
    fax: phone({ label: 'Fax' }),
    home_page: url({ label: 'Home page' }),
  },
  list: {
    title: 'suppliers',
    add: 'Add supplier',
    columns: ['company', 'contact', 'country', 'phone', 'home_page'],
  },
  related: ['product'],
  texts: {
    create: 'Add supplier',
    update: 'Edit supplier',
    created: 'supplier added',
    updated: 'supplier saved',
    deleted: 'supplier deleted',
    confirmDelete: 'delete supplier',
    inUse: 'This supplier is still referred to.',
  },
})
