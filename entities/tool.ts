import { crud, defineEntity, firstOf, localizedText } from 'tribune'

export const tool = defineEntity({
  name: 'tool',
  path: '/tools',
  menu: { label: { fr: 'Outils', ar: 'العتاد', en: 'Tools' }, icon: 'lucide-react/icons/wrench', order: 50 },
  endpoints: crud('/api/tool', { sends: 'json', one: 'tool', many: 'tools' }),
  fields: {
    name: localizedText({ label: { fr: 'Nom', ar: 'الاسم', en: 'Name' }, required: true }),
  },
  list: {
    title: { fr: 'outils', ar: 'العتاد', en: 'Tools' },
    add: { fr: 'Ajoute Outil', ar: 'إضافة عتاد', en: 'Add tool' },
    columns: [firstOf({ fr: 'name', ar: 'الاسم', en: 'Name' }, ['name.fr'])],
  },
  texts: {
    create: { fr: 'Ajoute Outil', ar: 'إضافة عتاد', en: 'Add tool' },
    update: { fr: 'Modifier outil', ar: 'تعديل عتاد', en: 'Edit tool' },
    created: { fr: 'outil créé avec succès', ar: 'تمت إضافة العتاد بنجاح', en: 'Tool added successfully' },
    updated: {
      fr: 'outil mis à jour avec succès',
      ar: 'تم تحديث بيانات العتاد بنجاح',
      en: 'Tool updated successfully',
    },
    deleted: {
      fr: 'Outil supprimer difinitivement!',
      ar: 'تم حذف العتاد نهائيًا',
      en: 'Tool permanently deleted',
    },
    confirmDelete: { fr: 'supprimer outil', ar: 'حذف عتاد', en: 'Delete tool' },
    inUse: {
      fr: 'Cet outil ne peut pas être supprimé\u202f: des fiches y sont rattachées.',
      ar: 'لا يمكن حذف هذا العتاد: بطاقات أخرى مرتبطة به.',
      en: 'This tool cannot be deleted: other records are linked to it.',
    },
  },
})
