import { crud, defineEntity, image, longText, text } from 'tribune'

export const category = defineEntity({
  name: 'category',
  path: '/categories',
  menu: {
    label: { en: 'Categories', ar: 'الأصناف' },
    icon: 'lucide-react/icons/shapes',
    order: 30,
    group: 'goods',
  },
  endpoints: crud('/api/categories', { sends: 'multipart', one: 'category', many: 'categories' }),
  fields: {
    name: text({ label: { en: 'Name', ar: 'الاسم' }, required: true, unique: true, maxLength: 15 }),
    description: longText({ label: { en: 'Description', ar: 'الوصف' } }),
    picture: image({ label: { en: 'Picture', ar: 'الصورة' } }),
  },
  list: {
    title: { en: 'categories', ar: 'الأصناف' },
    add: { en: 'Add category', ar: 'إضافة صنف' },
    columns: ['picture', 'name', 'description'],
  },
  // Little is lost with one, and its picture cannot wait for a person.
  agentApproval: false,
  related: ['product'],
  texts: {
    create: { en: 'Add category', ar: 'إضافة صنف' },
    update: { en: 'Edit category', ar: 'تعديل صنف' },
    created: { en: 'category added', ar: 'تمت إضافة الصنف' },
    updated: { en: 'category saved', ar: 'تم حفظ الصنف' },
    deleted: { en: 'category deleted', ar: 'تم حذف الصنف' },
    confirmDelete: { en: 'delete category', ar: 'حذف صنف' },
    inUse: { en: 'This category is still referred to.', ar: 'لا يزال هذا الصنف مرتبطًا ببطاقات أخرى.' },
  },
})
