import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { Text } from '../../src/schema/values/text.ts'

/** What is said of any record, where an entity leaves out to say it. */
const STANDARD = {
  update: { fr: 'Modifier la fiche', ar: 'تعديل البطاقة', en: 'Edit the record' },
  created: { fr: 'Fiche ajoutée', ar: 'تمت إضافة البطاقة', en: 'Record added' },
  updated: { fr: 'Fiche enregistrée', ar: 'تم حفظ البطاقة', en: 'Record saved' },
  deleted: { fr: 'Fiche supprimée', ar: 'تم حذف البطاقة', en: 'Record deleted' },
  confirmDelete: { fr: 'Supprimer la fiche', ar: 'حذف البطاقة', en: 'Delete the record' },
  inUse: {
    fr: 'Cette fiche ne peut pas être supprimée\u202f: d’autres fiches y sont liées.',
    ar: 'لا يمكن حذف هذه البطاقة: بطاقات أخرى مرتبطة بها.',
    en: 'This record cannot be deleted: other records refer to it.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** What the screens and the backend must say of an entity. */
export function textsOf({ list, texts }: AnyEntity) {
  return { create: list.add, ...STANDARD, ...texts }
}
