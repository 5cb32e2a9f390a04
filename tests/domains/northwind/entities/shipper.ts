import { crud, defineEntity, phone, text } from 'tribune'

export const shipper = defineEntity({
  name: 'shipper',
  path: '/shippers',
  menu: {
    label: { en: 'Shippers', ar: 'الناقلون' },
    icon: 'lucide-react/icons/truck',
    order: 70,
    group: 'sales',
  },
  endpoints: crud('/api/shippers', { sends: 'json', one: 'shipper', many: 'shippers' }),
  fields: {
    company: text({ label: { en: 'Company', ar: 'الشركة' }, required: true, maxLength: 40 }),
    phone: phone({ label: { en: 'Phone', ar: 'الهاتف' } }),
  },
  list: {
    title: { en: 'shippers', ar: 'الناقلون' },
    add: { en: 'Add shipper', ar: 'إضافة ناقل' },
    columns: ['company', 'phone'],
  },
  texts: {
    create: { en: 'Add shipper', ar: 'إضافة ناقل' },
    update: { en: 'Edit shipper', ar: 'تعديل ناقل' },
    created: { en: 'shipper added', ar: 'تمت إضافة الناقل' },
    updated: { en: 'shipper saved', ar: 'تم حفظ الناقل' },
    deleted: { en: 'shipper deleted', ar: 'تم حذف الناقل' },
    confirmDelete: { en: 'delete shipper', ar: 'حذف ناقل' },
    inUse: { en: 'This shipper is still referred to.', ar: 'لا يزال هذا الناقل مرتبطًا ببطاقات أخرى.' },
  },
})
