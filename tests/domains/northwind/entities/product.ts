import { crud, decimal, defineEntity, firstOf, number, reference, text, toggle } from 'tribune'

const most = 32_767

export const product = defineEntity({
  name: 'product',
  path: '/products',
  menu: { label: 'Products', icon: 'lucide-react/icons/cheese', order: 20 },
  home: {
    label: 'Products',
    answer: 'products',
    widgets: {
      latest: { shape: 'latest', label: 'Last changes' },
    },
  },
  endpoints: crud('/api/products', { sends: 'json', one: 'product', many: 'products' }),
  fields: {
    name: text({ label: 'Name', required: true, maxLength: 40 }),
    supplier_id: reference({ label: 'Supplier', to: 'supplier', as: 'Supplier', optionLabel: ['company'] }),
    category_id: reference({
      label: 'Category',
      to: 'category',
      as: 'Category',
      optionLabel: ['name'],
      onDelete: 'clear',
    }),
    quantity_per_unit: text({ label: 'Quantity per unit', maxLength: 20 }),
    unit_price: decimal({ label: 'Price', currency: 'USD', decimals: 4, min: 0 }),
    in_stock: number({ label: 'In stock', default: 0, min: 0, max: most }),
    on_order: number({ label: 'On order', default: 0, min: 0, max: most }),
    reorder_level: number({ label: 'Reorder at', default: 0, min: 0, max: most }),
    is_discontinued: toggle({ label: 'Discontinued', words: { on: 'discontinued', off: 'sold' } }),
  },
  list: {
    title: 'products',
    add: 'Add product',
    columns: [
      'name',
      firstOf('Supplier', ['Supplier.company']),
      firstOf('Category', ['Category.name']),
      'unit_price',
      'in_stock',
      'is_discontinued',
    ],
  },
  // One supplier does not sell two things by one name.
  uniqueTogether: [['supplier_id', 'name']],
  checks: {
    end: {
      of: ['is_discontinued', 'on_order'],
      holds: ({ is_discontinued, on_order }) => !is_discontinued || !on_order,
      field: 'on_order',
      says: 'What is discontinued is not ordered any more.',
    },
  },
  texts: {
    create: 'Add product',
    update: 'Edit product',
    created: 'product added',
    updated: 'product saved',
    deleted: 'product deleted',
    confirmDelete: 'delete product',
    inUse: 'This product is still referred to.',
  },
})
