import { country, crud, defineEntity, joined, phone, text } from 'tribune'

export const customer = defineEntity({
  name: 'customer',
  path: '/customers',
  menu: {
    label: { en: 'Customers', ar: 'الزبائن' },
    icon: 'lucide-react/icons/store',
    order: 50,
    group: 'sales',
  },
  endpoints: crud('/api/customers', { sends: 'json', one: 'customer', many: 'customers' }),
  fields: {
    code: text({
      label: { en: 'Code', ar: 'الرمز' },
      width: 'third',
      required: true,
      unique: true,
      pattern: {
        matches: /^[A-Z]{5}$/,
        says: { en: 'Five capital letters.', ar: 'خمسة حروف لاتينية كبيرة.' },
        example: 'ALFKI',
      },
    }),
    company: text({ label: { en: 'Company', ar: 'الشركة' }, required: true, maxLength: 40 }),
    contact: text({ label: { en: 'Contact', ar: 'جهة الاتصال' }, maxLength: 30 }),
    contact_title: text({ label: { en: 'Title of the contact', ar: 'وظيفة جهة الاتصال' }, maxLength: 30 }),
    address: text({ label: { en: 'Address', ar: 'العنوان' }, maxLength: 60 }),
    city: text({ label: { en: 'City', ar: 'المدينة' }, maxLength: 15 }),
    postal_code: text({ label: { en: 'Postal code', ar: 'الرمز البريدي' }, maxLength: 10 }),
    country: country({ label: { en: 'Country', ar: 'البلد' } }),
    phone: phone({ label: { en: 'Phone', ar: 'الهاتف' }, placeholder: '(206) 555-0100' }),
    fax: phone({ label: { en: 'Fax', ar: 'الفاكس' } }),
  },
  sections: {
    company: { label: { en: 'Company', ar: 'الشركة' }, fields: ['code', 'company'] },
    contact: {
      label: { en: 'Contact', ar: 'جهة الاتصال' },
      fields: ['contact', 'contact_title', 'phone', 'fax'],
    },
    place: { label: { en: 'Place', ar: 'المكان' }, fields: ['address', 'city', 'postal_code', 'country'] },
  },
  list: {
    title: { en: 'customers', ar: 'الزبائن' },
    add: { en: 'Add customer', ar: 'إضافة زبون' },
    columns: [
      'code',
      'company',
      'contact',
      joined({ en: 'Place', ar: 'المكان' }, ['city', 'country']),
      'phone',
    ],
  },
  related: ['order'],
  texts: {
    create: { en: 'Add customer', ar: 'إضافة زبون' },
    update: { en: 'Edit customer', ar: 'تعديل زبون' },
    created: { en: 'customer added', ar: 'تمت إضافة الزبون' },
    updated: { en: 'customer saved', ar: 'تم حفظ الزبون' },
    deleted: { en: 'customer deleted', ar: 'تم حذف الزبون' },
    confirmDelete: { en: 'delete customer', ar: 'حذف زبون' },
    inUse: { en: 'This customer is still referred to.', ar: 'لا يزال هذا الزبون مرتبطًا ببطاقات أخرى.' },
  },
})
