import { country, crud, date, decimal, defineEntity, joined, reference, text } from 'tribune'

export const order = defineEntity({
  name: 'order',
  path: '/orders',
  menu: { label: 'Orders', icon: 'lucide-react/icons/receipt-text', order: 10 },
  home: {
    label: 'Orders',
    answer: 'orders',
    widgets: {
      late: {
        shape: 'list',
        label: 'To be shipped this week',
        filters: { required_on: { within: ['thisWeek'] }, shipped_on: { empty: true } },
        sort: 'required_on',
        columns: ['customer_id', 'required_on'],
      },
    },
  },
  endpoints: crud('/api/orders', { sends: 'json', one: 'order', many: 'orders' }),
  fields: {
    customer_id: reference({
      label: 'Customer',
      to: 'customer',
      as: 'Customer',
      optionLabel: ['company', 'code'],
      required: true,
    }),
    employee_id: reference({
      label: 'Sold by',
      to: 'employee',
      as: 'Employee',
      optionLabel: ['first_name', 'last_name'],
    }),
    ordered_on: date({ label: 'Ordered', required: true }),
    required_on: date({ label: 'Required' }),
    shipped_on: date({ label: 'Shipped' }),
    shipper_id: reference({
      label: 'Shipped by',
      to: 'shipper',
      as: 'Shipper',
      optionLabel: ['company'],
      requiredWhen: { field: 'shipped_on', isEmpty: false },
    }),
    freight: decimal({ label: 'Freight', currency: 'USD', decimals: 4, min: 0 }),
    ship_to: text({ label: 'Ship to', maxLength: 40 }),
    ship_address: text({ label: 'Address', maxLength: 60 }),
    ship_city: text({ label: 'City', maxLength: 15 }),
    ship_country: country({ label: 'Country' }),
  },
  sections: {
    sale: { label: 'Sale', fields: ['customer_id', 'employee_id', 'ordered_on', 'required_on'] },
    shipping: { label: 'Shipping', fields: ['shipped_on', 'shipper_id', 'freight'] },
    place: { label: 'Place', fields: ['ship_to', 'ship_address', 'ship_city', 'ship_country'] },
  },
  list: {
    title: 'orders',
    add: 'Add order',
    columns: [
      'customer_id',
      'ordered_on',
      'required_on',
      'shipped_on',
      'freight',
      joined('Ship to', ['ship_city', 'ship_country']),
    ],
  },
  checks: {
    shipping: {
      of: ['ordered_on', 'shipped_on'],
      holds: ({ ordered_on, shipped_on }) => !ordered_on || !shipped_on || ordered_on <= shipped_on,
      field: 'shipped_on',
      says: 'Nothing is shipped before it is ordered.',
    },
  },
  access: { delete: [], rows: { sales: ({ admin }) => ({ employee_id: admin['id'] }) } },
  texts: {
    create: 'Add order',
    update: 'Edit order',
    created: 'order added',
    updated: 'order saved',
    deleted: 'order deleted',
    confirmDelete: 'delete order',
    inUse: 'This order is still referred to.',
  },
})
