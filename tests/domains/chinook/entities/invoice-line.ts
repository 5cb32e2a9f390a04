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
    total: number({ label: 'Total', decimals: 2, unit: '$', readOnly: true }),
  },
  access: { create: ['clerk'] },
  list: {
    title: 'invoice lines',
    add: 'Add line',
    columns: [
      firstOf('Track', ['Track.name']),
      firstOf('Customer', ['Invoice.Customer.last_name']),
      firstOf('Date', ['Invoice.invoice_date']),
      'quantity',
      'unit_price',
      'total',
    ],
  },
  computed: {
    total: ({ unit_price, quantity }) => Math.round((unit_price ?? 0) * (quantity ?? 0) * 100) / 100,
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
