import {
  choice,
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

/** A sale to one customer. What its rows cost is the price of that day, and need not be what the product costs today. */
export const order = defineEntity({
  name: 'order',
  path: '/orders',
  menu: {
    label: { en: 'Orders', ar: 'الطلبيات' },
    icon: 'lucide-react/icons/receipt-text',
    order: 10,
    group: 'sales',
    badge: { label: { en: 'to be shipped', ar: 'للشحن' }, where: { state: { in: ['placed', 'packed'] } } },
  },
  home: {
    label: { en: 'Orders', ar: 'الطلبيات' },
    answer: 'orders',
    widgets: {
      late: {
        shape: 'list',
        label: { en: 'To be shipped this week', ar: 'للشحن هذا الأسبوع' },
        where: { required_on: { within: 'thisWeek' }, shipped_on: { empty: true } },
        sort: 'required_on',
        columns: ['customer_id', 'required_on'],
      },
      states: {
        shape: 'chart',
        label: { en: 'Orders by state', ar: 'الطلبيات حسب الحالة' },
        dashboard: 'sales',
        by: 'state',
        as: 'donut',
      },
      german: {
        shape: 'list',
        label: { en: 'Open orders from Germany', ar: 'طلبيات مفتوحة من ألمانيا' },
        dashboard: 'sales',
        where: { state: { in: ['placed', 'packed'] }, Customer: { country: 'DE' } },
        sort: 'ordered_on',
        columns: ['customer_id', 'ordered_on'],
      },
      discontinued: {
        shape: 'list',
        label: { en: 'Open orders of discontinued products', ar: 'طلبيات مفتوحة لمنتجات متوقفة' },
        dashboard: 'sales',
        where: {
          not: { state: { in: ['shipped', 'cancelled'] } },
          details: { Product: { is_discontinued: true } },
        },
        sort: 'ordered_on',
        columns: ['customer_id', 'ordered_on'],
      },
      sellers: {
        shape: 'chart',
        label: { en: 'Open orders by seller', ar: 'الطلبيات المفتوحة حسب البائع' },
        dashboard: 'sales',
        by: 'employee_id',
        where: { state: { in: ['placed', 'packed'] } },
      },
    },
  },
  endpoints: crud('/api/orders', { sends: 'json', one: 'order', many: 'orders' }),
  fields: {
    number: text({
      label: { en: 'Number', ar: 'الرقم' },
      unique: true,
      readOnly: true,
      initial: { countFrom: 10_248, prefix: 'NW-' },
    }),
    customer_id: reference({
      label: { en: 'Customer', ar: 'الزبون' },
      to: 'customer',
      as: 'Customer',
      optionLabel: ['company', 'code'],
      required: true,
    }),
    employee_id: reference({
      label: { en: 'Sold by', ar: 'البائع' },
      to: 'employee',
      as: 'Employee',
      optionLabel: ['first_name', 'last_name'],
    }),
    /** Changed by actions alone. Open orders are placed or packed. */
    state: choice({
      label: { en: 'State', ar: 'الحالة' },
      options: {
        placed: { en: 'Placed', ar: 'مسجلة' },
        packed: { en: 'Packed', ar: 'مغلفة' },
        shipped: { en: 'Shipped', ar: 'مشحونة' },
        cancelled: { en: 'Cancelled', ar: 'ملغاة' },
      },
      colours: { packed: 'blue', shipped: 'green', cancelled: 'red' },
      readOnly: true,
      initial: 'placed',
    }),
    ordered_on: date({ label: { en: 'Ordered', ar: 'تاريخ الطلب' }, required: true, initial: 'now' }),
    /** The day by which the customer wants it. An open order whose day is past is late. */
    required_on: date({ label: { en: 'Required', ar: 'الأجل المطلوب' } }),
    // The published table of order details: what belongs to an order alone is a row of it.
    details: rows({
      label: { en: 'Products', ar: 'المنتجات' },
      distinct: ['product_id'],
      fields: {
        product_id: reference({
          label: { en: 'Product', ar: 'المنتج' },
          to: 'product',
          as: 'Product',
          optionLabel: ['name'],
          required: true,
        }),
        unit_price: number({
          label: { en: 'Price', ar: 'السعر' },
          required: true,
          min: 0,
          decimals: 4,
          unit: '$',
        }),
        quantity: number({
          label: { en: 'Quantity', ar: 'الكمية' },
          required: true,
          default: 1,
          min: 1,
          max: 32_767,
        }),
        discount: percent({ label: { en: 'Discount', ar: 'التخفيض' }, min: 0, max: 100 }),
      },
      sums: {
        amount: {
          label: { en: 'Amount', ar: 'المبلغ' },
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
    total: number({ label: { en: 'Total', ar: 'المجموع' }, decimals: 2, unit: '$', readOnly: true }),
    shipped_on: date({ label: { en: 'Shipped', ar: 'تاريخ الشحن' } }),
    /** The company that carries it, chosen once it is known what the freight costs. */
    shipper_id: reference({
      label: { en: 'Shipped by', ar: 'الناقل' },
      to: 'shipper',
      as: 'Shipper',
      optionLabel: ['company'],
      requiredWhen: { or: [{ shipped_on: { empty: false } }, { freight: { empty: false } }] },
    }),
    freight: decimal({ label: { en: 'Freight', ar: 'تكلفة النقل' }, currency: 'USD', decimals: 4, min: 0 }),
    ship_to: text({ label: { en: 'Ship to', ar: 'المرسل إليه' }, maxLength: 40 }),
    ship_address: text({ label: { en: 'Address', ar: 'العنوان' }, maxLength: 60 }),
    ship_city: text({ label: { en: 'City', ar: 'المدينة' }, maxLength: 15 }),
    ship_country: country({ label: { en: 'Country', ar: 'البلد' } }),
  },
  sections: {
    sale: {
      label: { en: 'Sale', ar: 'البيع' },
      fields: ['number', 'customer_id', 'employee_id', 'state', 'ordered_on', 'required_on'],
    },
    products: { label: { en: 'Products', ar: 'المنتجات' }, fields: ['details', 'total'] },
    shipping: { label: { en: 'Shipping', ar: 'الشحن' }, fields: ['shipped_on', 'shipper_id', 'freight'] },
    place: {
      label: { en: 'Place', ar: 'المكان' },
      fields: ['ship_to', 'ship_address', 'ship_city', 'ship_country'],
      lock: {
        when: { state: 'packed' },
        says: { en: 'The address is on the parcel.', ar: 'العنوان مكتوب على الطرد.' },
      },
    },
  },
  stages: {
    field: 'state',
    moves: {
      placed: {
        to: [
          { stage: 'packed', label: { en: 'Pack', ar: 'تغليف' }, icon: 'lucide-react/icons/package' },
          {
            stage: 'cancelled',
            label: { en: 'Cancel order', ar: 'إلغاء الطلبية' },
            icon: 'lucide-react/icons/ban',
            confirm: { en: 'Cancel this order?', ar: 'هل تريد إلغاء هذه الطلبية؟' },
          },
        ],
      },
      // Whoever sold it does not let it go alone.
      packed: {
        to: [
          {
            stage: 'shipped',
            label: { en: 'Approve shipping', ar: 'الموافقة على الشحن' },
            icon: 'lucide-react/icons/truck',
            by: ['inside'],
          },
          {
            stage: 'placed',
            label: { en: 'Unpack', ar: 'فك التغليف' },
            icon: 'lucide-react/icons/package-open',
          },
        ],
      },
    },
  },
  lock: {
    when: { state: { in: ['shipped', 'cancelled'] } },
    says: { en: 'This order is closed.', ar: 'هذه الطلبية مغلقة.' },
  },
  list: {
    title: { en: 'orders', ar: 'الطلبيات' },
    add: { en: 'Add order', ar: 'إضافة طلبية' },
    columns: [
      'number',
      firstOf({ en: 'Customer', ar: 'الزبون' }, ['Customer.company']),
      'details',
      'total',
      'ordered_on',
      'required_on',
      'shipped_on',
      'freight',
      'state',
      joined({ en: 'Ship to', ar: 'المرسل إليه' }, ['ship_city', 'ship_country']),
    ],
    rowColour: {
      when: {
        required_on: { to: { days: -1 } },
        shipped_on: { empty: true },
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
      says: {
        en: 'Nothing is shipped before it is ordered.',
        ar: 'لا يمكن أن يسبق تاريخ الشحن تاريخ الطلب.',
      },
    },
  },
  access: { delete: [], rows: { sales: ({ admin }) => ({ employee_id: admin['id'] }) } },
  texts: {
    create: { en: 'Add order', ar: 'إضافة طلبية' },
    update: { en: 'Edit order', ar: 'تعديل طلبية' },
    created: { en: 'order added', ar: 'تمت إضافة الطلبية' },
    updated: { en: 'order saved', ar: 'تم حفظ الطلبية' },
    deleted: { en: 'order deleted', ar: 'تم حذف الطلبية' },
    confirmDelete: { en: 'delete order', ar: 'حذف طلبية' },
    inUse: { en: 'This order is still referred to.', ar: 'لا تزال هذه الطلبية مرتبطة ببطاقات أخرى.' },
  },
})
