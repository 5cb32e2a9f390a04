import { crud, decimal, defineEntity, firstOf, number, reference, text, toggle } from 'tribune'

const most = 32_767

/** What is bought from a supplier and sold. What is sold no longer is discontinued rather than deleted, because orders name it. */
export const product = defineEntity({
  name: 'product',
  path: '/products',
  menu: {
    label: { en: 'Products', ar: 'المنتجات' },
    icon: 'lucide-react/icons/cheese',
    order: 20,
    group: 'goods',
    badge: {
      label: { en: 'incomplete', ar: 'ناقصة' },
      where: { or: [{ supplier_id: null }, { category_id: null }] },
    },
  },
  home: {
    label: { en: 'Products', ar: 'المنتجات' },
    answer: 'products',
    widgets: {
      latest: { shape: 'latest', label: { en: 'Last changes', ar: 'آخر التعديلات' } },
    },
  },
  endpoints: crud('/api/products', { sends: 'json', one: 'product', many: 'products' }),
  fields: {
    name: text({ label: { en: 'Name', ar: 'الاسم' }, required: true, maxLength: 40 }),
    supplier_id: reference({
      label: { en: 'Supplier', ar: 'المورد' },
      to: 'supplier',
      as: 'Supplier',
      optionLabel: ['company'],
    }),
    category_id: reference({
      label: { en: 'Category', ar: 'الصنف' },
      to: 'category',
      as: 'Category',
      optionLabel: ['name'],
      onDelete: 'clear',
    }),
    quantity_per_unit: text({ label: { en: 'Quantity per unit', ar: 'الكمية في الوحدة' }, maxLength: 20 }),
    /** Of one unit as `quantity_per_unit` says, without the discount of an order. */
    unit_price: decimal({ label: { en: 'Price', ar: 'السعر' }, currency: 'USD', decimals: 4, min: 0 }),
    in_stock: number({ label: { en: 'In stock', ar: 'المخزون' }, default: 0, min: 0, max: most }),
    on_order: number({ label: { en: 'On order', ar: 'قيد الطلب' }, default: 0, min: 0, max: most }),
    /** More is ordered from the supplier once `in_stock` and `on_order` together are less. */
    reorder_level: number({
      label: { en: 'Reorder at', ar: 'حد إعادة الطلب' },
      default: 0,
      min: 0,
      max: most,
    }),
    is_discontinued: toggle({
      label: { en: 'Discontinued', ar: 'حالة البيع' },
      words: { on: { en: 'discontinued', ar: 'متوقف' }, off: { en: 'sold', ar: 'معروض للبيع' } },
    }),
  },
  list: {
    title: { en: 'products', ar: 'المنتجات' },
    add: { en: 'Add product', ar: 'إضافة منتج' },
    columns: [
      'name',
      firstOf({ en: 'Supplier', ar: 'المورد' }, ['Supplier.company']),
      firstOf({ en: 'Category', ar: 'الصنف' }, ['Category.name']),
      'unit_price',
      'in_stock',
      'is_discontinued',
    ],
  },
  related: ['order'],
  // One supplier does not sell two things by one name.
  uniqueTogether: [['supplier_id', 'name']],
  checks: {
    end: {
      of: ['is_discontinued', 'on_order'],
      holds: ({ is_discontinued, on_order }) => !is_discontinued || !on_order,
      field: 'on_order',
      says: { en: 'What is discontinued is not ordered any more.', ar: 'المنتج المتوقف لا يُطلب من جديد.' },
    },
  },
  texts: {
    create: { en: 'Add product', ar: 'إضافة منتج' },
    update: { en: 'Edit product', ar: 'تعديل منتج' },
    created: { en: 'product added', ar: 'تمت إضافة المنتج' },
    updated: { en: 'product saved', ar: 'تم حفظ المنتج' },
    deleted: { en: 'product deleted', ar: 'تم حذف المنتج' },
    confirmDelete: { en: 'delete product', ar: 'حذف منتج' },
    inUse: { en: 'This product is still referred to.', ar: 'لا يزال هذا المنتج مرتبطًا ببطاقات أخرى.' },
  },
})
