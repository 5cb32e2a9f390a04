import { country, crud, defineEntity, joined, phone, text } from 'tribune'

export const customer = defineEntity({
  name: 'customer',
  path: '/customers',
  menu: { label: 'Customers', icon: 'lucide-react/icons/store', order: 50 },
  endpoints: crud('/api/customers', { sends: 'json', one: 'customer', many: 'customers' }),
  fields: {
    code: text({
      label: 'Code',
      width: 'third',
      required: true,
      unique: true,
      pattern: { matches: /^[A-Z]{5}$/, says: 'Five capital letters.', example: 'ALFKI' },
    }),
    company: text({ label: 'Company', required: true, maxLength: 40 }),
    contact: text({ label: 'Contact', maxLength: 30 }),
    contact_title: text({ label: 'Title of the contact', maxLength: 30 }),
    address: text({ label: 'Address', maxLength: 60 }),
    city: text({ label: 'City', maxLength: 15 }),
    postal_code: text({ label: 'Postal code', maxLength: 10 }),
    country: country({ label: 'Country' }),
    phone: phone({ label: 'Phone', placeholder: '(206) 555-0100' }),
    fax: phone({ label: 'Fax' }),
  },
  sections: {
    company: { label: 'Company', fields: ['code', 'company'] },
    contact: { label: 'Contact', fields: ['contact', 'contact_title', 'phone', 'fax'] },
    place: { label: 'Place', fields: ['address', 'city', 'postal_code', 'country'] },
  },
  list: {
    title: 'customers',
    add: 'Add customer',
    columns: ['code', 'company', 'contact', joined('Place', ['city', 'country']), 'phone'],
  },
  related: ['order'],
  texts: {
    create: 'Add customer',
    update: 'Edit customer',
    created: 'customer added',
    updated: 'customer saved',
    deleted: 'customer deleted',
    confirmDelete: 'delete customer',
    inUse: 'This customer is still referred to.',
  },
})
