import {
  country,
  crud,
  date,
  decimal,
  defineEntity,
  firstOf,
  joined,
  number,
  percent,
  reference,
  rows,
  text,
} from 'tribune'

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
    number: text({
      label: 'Number',
      unique: true,
      readOnly: true,
      initial: { countFrom: 10_248, prefix: 'NW-' },
    }),
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
    ordered_on: date({ label: 'Ordered', required: true, initial: 'now' }),
    required_on: date({ label: 'Required' }),
    // The published table of order details: what belongs to an order alone is a row of it.
    details: rows({
      label: 'Products',
      distinct: ['product_id'],
      fields: {
        product_id: reference({
          label: 'Product',
          to: 'product',
          as: 'Product',
          optionLabel: ['name'],
          required: true,
        }),
        unit_price: number({ label: 'Price', required: true, min: 0, decimals: 4, unit: '$' }),
        quantity: number({ label: 'Quantity', required: true, default: 1, min: 1, max: 32_767 }),
        discount: percent({ label: 'Discount', min: 0, max: 100 }),
      },
      sums: {
        amount: {
          label: 'Amount',
          decimals: 2,
          unit: '$',
          of: ({ unit_price, quantity, discount }) =>
            unit_price === null || quantity === null
              ? null
              : (unit_price * quantity * (100 - Number(discount ?? 0))) / 100,
        },
      },
      totals: ['quantity', 'amount'],
    }),
    total: number({ label: 'Total', decimals: 2, unit: '$', readOnly: true }),
    shipped_on: date({ label: 'Shipped' }),
    shipper_id: reference({
      label: 'Shipped by',
      to: 'shipper',
      as: 'Shipper',
      optionLabel: ['company'],
      requiredWhen: {
        any: [
          { field: 'shipped_on', isEmpty: false },
          { field: 'freight', isEmpty: false },
        ],
      },
    }),
    freight: decimal({ label: 'Freight', currency: 'USD', decimals: 4, min: 0 }),
    ship_to: text({ label: 'Ship to', maxLength: 40 }),
    ship_address: text({ label: 'Address', maxLength: 60 }),
    ship_city: text({ label: 'City', maxLength: 15 }),
    ship_country: country({ label: 'Country' }),
  },
  sections: {
    sale: { label: 'Sale', fields: ['number', 'customer_id', 'employee_id', 'ordered_on', 'required_on'] },
    products: { label: 'Products', fields: ['details', 'total'] },
    shipping: { label: 'Shipping', fields: ['shipped_on', 'shipper_id', 'freight'] },
    place: { label: 'Place', fields: ['ship_to', 'ship_address', 'ship_city', 'ship_country'] },
  },
  list: {
    title: 'orders',
    add: 'Add order',
    columns: [
      'number',
      firstOf('Customer', ['Customer.company']),
      'details',
      'total',
      'ordered_on',
      'required_on',
      'shipped_on',
      'freight',
      joined('Ship to', ['ship_city', 'ship_country']),
    ],
    rowColour: {
      when: {
        all: [
          { field: 'required_on', isBefore: 'today' },
          { field: 'shipped_on', isEmpty: true },
        ],
      },
      colour: 'orange',
    },
  },
  computed: {
    total: ({ details }) =>
      Math.round(
        details.reduce(
          (sum, { unit_price, quantity, discount }) =>
            sum + (unit_price ?? 0) * (quantity ?? 0) * (100 - Number(discount ?? 0)),
          0,
        ),
      ) / 100,
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
