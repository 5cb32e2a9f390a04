import { crud, defineEntity, firstOf, number, reference } from 'tribune'

export const invoiceLine = defineEntity({
  name: 'invoiceLine',
  path: '/invoice-lines',
  endpoints: crud('/api/invoice-lines', { sends: 'json', one: 'line', many: 'lines' }),
  fields: {
    invoice_id: reference({
      label: 'Invoice',
      to: 'invoice',
      as: 'Invoice',
      optionLabel: ['invoice_date', 'Customer.last_name'],
      required: true,
      onDelete: 'cascade',
    }),
    track_id: reference({ label: 'Track', to: 'track', as: 'Track', optionLabel: ['name'], required: true }),
    unit_price: number({ label: 'Price', required: true, min: 0, decimals: 2, unit: '$' }),
    quantity: number({ label: 'Quantity', default: 1, min: 1 }),
  },
  list: {
    title: 'invoice lines',
    add: 'Add line',
    columns: [
      firstOf('Track', ['Track.name']),
      firstOf('Customer', ['Invoice.Customer.last_name']),
      firstOf('Date', ['Invoice.invoice_date']),
      'quantity',
      'unit_price',
    ],
  },
  texts: {
    create: 'Add invoice line',
    update: 'Edit invoice line',
    created: 'invoice line added',
    updated: 'invoice line saved',
    deleted: 'invoice line deleted',
    confirmDelete: 'delete invoice line',
    inUse: 'This invoice line is still referred to.',
  },
})
