import {
  crud,
  date,
  defineEntity,
  dependentLookup,
  firstOf,
  lookup,
  number,
  reference,
  text,
  toggle,
} from 'tribune'
import { places } from './reference/places.ts'

export const invoice = defineEntity({
  name: 'invoice',
  path: '/invoices',
  menu: { label: 'Invoices', icon: 'lucide-react/icons/briefcase-business', order: 70 },
  home: { label: 'Invoices', answer: 'invoices' },
  endpoints: {
    ...crud('/api/invoices', { sends: 'json', one: 'data.invoice', many: 'data.invoices' }),
    destroy: { method: 'POST', path: '/api/invoices/cancel', body: 'json' },
  },
  fields: {
    number: text({
      label: 'Number',
      unique: true,
      readOnly: true,
      initial: { countFrom: 1, prefix: 'INV-', digits: 5 },
    }),
    customer_id: reference({
      label: 'Customer',
      to: 'customer',
      as: 'Customer',
      optionLabel: ['first_name', 'last_name', 'SupportRep.email'],
      required: true,
    }),
    invoice_date: date({ label: 'Date', required: true, initial: 'now' }),
    billing_address: text({ label: 'Billing address' }),
    shipping_address: text({ label: 'Shipping address', defaultFrom: 'billing_address' }),
    billing_country: lookup({ label: 'Billing country', options: places.countries }),
    billing_city: dependentLookup({
      label: 'Billing city',
      dependsOn: 'billing_country',
      options: places.citiesOf,
    }),
    total: number({ label: 'Total', default: 0, min: 0, decimals: 2, unit: '$' }),
    is_paid: toggle({ label: 'Paid', words: { on: 'paid', off: 'open' } }),
  },
  list: {
    title: 'invoices',
    add: 'Add invoice',
    columns: [
      'number',
      'invoice_date',
      firstOf('Customer', ['Customer.last_name']),
      'billing_city',
      'total',
      'is_paid',
    ],
  },
  related: ['invoiceLine'],
  access: { read: ['clerk'], delete: [], fields: { is_paid: { update: ['clerk'] } } },
  texts: {
    create: 'Add invoice',
    update: 'Edit invoice',
    created: 'invoice added',
    updated: 'invoice saved',
    deleted: 'invoice deleted',
    confirmDelete: 'delete invoice',
    inUse: 'This invoice is still referred to.',
  },
})
