import {
  crud,
  defineEntity,
  dependentLookup,
  email,
  firstOf,
  joined,
  lookup,
  phone,
  reference,
  references,
  text,
} from 'tribune'
import { places } from './reference/places.ts'

export const customer = defineEntity({
  name: 'customer',
  path: '/customers',
  menu: { label: 'Customers', icon: 'lucide-react/icons/users-round', order: 60 },
  home: { label: 'Customers', answer: 'customers' },
  endpoints: crud('/api/customers', { sends: 'json', one: 'customer', many: 'customers' }),
  fields: {
    first_name: text({ label: 'First name', required: true }),
    last_name: text({ label: 'Last name', required: true }),
    company: text({ label: 'Company' }),
    address: text({ label: 'Address' }),
    country: lookup({ label: 'Country', options: places.countries }),
    city: dependentLookup({ label: 'City', dependsOn: 'country', options: places.citiesOf }),
    postal_code: text({ label: 'Postal code' }),
    phone: phone({ label: 'Phone' }),
    fax: phone({ label: 'Fax' }),
    email: email({ label: 'Email', required: true }),
    genre_ids: references({
      label: 'Favourite genres',
      to: 'genre',
      as: 'FavouriteGenres',
      optionLabel: ['name'],
      onDelete: 'clear',
    }),
    support_rep_id: reference({
      label: 'Support representative',
      to: 'employee',
      as: 'SupportRep',
      optionLabel: ['first_name', 'last_name', 'title'],
    }),
  },
  list: {
    title: 'customers',
    add: 'Add customer',
    columns: [
      joined('Name', ['first_name', 'last_name']),
      'email',
      joined('Place', ['city', 'country']),
      'genre_ids',
      firstOf('Support', ['SupportRep.email', 'SupportRep.Manager.email']),
    ],
  },
  // An agent works for the own customers; a clerk files what agents write.
  access: {
    create: ['agent'],
    delete: [],
    fields: { fax: { update: ['clerk'] } },
    rows: { agent: ({ admin }) => ({ support_rep_id: admin['id'] }) },
  },
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
