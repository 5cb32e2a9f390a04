import { country, crud, defineEntity, phone, text, url } from 'tribune'

export const supplier = defineEntity({
  name: 'supplier',
  path: '/suppliers',
  menu: {
    label: { en: 'Suppliers', ar: 'الموردون' },
    icon: 'lucide-react/icons/factory',
    order: 40,
    group: 'goods',
  },
  endpoints: crud('/api/suppliers', { sends: 'json', one: 'supplier', many: 'suppliers' }),
  fields: {
    company: text({ label: { en: 'Company', ar: 'الشركة' }, required: true, maxLength: 40 }),
    contact: text({ label: { en: 'Contact', ar: 'جهة الاتصال' }, maxLength: 30 }),
    contact_title: text({ label: { en: 'Title of the contact', ar: 'وظيفة جهة الاتصال' }, maxLength: 30 }),
    address: text({ label: { en: 'Address', ar: 'العنوان' }, maxLength: 60 }),
    city: text({ label: { en: 'City', ar: 'المدينة' }, maxLength: 15 }),
    region: text({ label: { en: 'Region', ar: 'الجهة' }, maxLength: 15 }),
    postal_code: text({ label: { en: 'Postal code', ar: 'الرمز البريدي' }, maxLength: 10 }),
    country: country({ label: { en: 'Country', ar: 'البلد' } }),
    phone: phone({ label: { en: 'Phone', ar: 'الهاتف' } }),
    fax: phone({ label: { en: 'Fax', ar: 'الفاكس' } }),
    home_page: url({ label: { en: 'Home page', ar: 'الموقع الإلكتروني' } }),
  },
  list: {
    title: { en: 'suppliers', ar: 'الموردون' },
    add: { en: 'Add supplier', ar: 'إضافة مورد' },
    columns: ['company', 'contact', 'country', 'phone', 'home_page'],
  },
  related: ['product'],
  texts: {
    create: { en: 'Add supplier', ar: 'إضافة مورد' },
    update: { en: 'Edit supplier', ar: 'تعديل مورد' },
    created: { en: 'supplier added', ar: 'تمت إضافة المورد' },
    updated: { en: 'supplier saved', ar: 'تم حفظ المورد' },
    deleted: { en: 'supplier deleted', ar: 'تم حذف المورد' },
    confirmDelete: { en: 'delete supplier', ar: 'حذف مورد' },
    inUse: { en: 'This supplier is still referred to.', ar: 'لا يزال هذا المورد مرتبطًا ببطاقات أخرى.' },
  },
})
