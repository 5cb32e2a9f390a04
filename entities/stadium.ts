import {
  crud,
  defineEntity,
  dependentLookup,
  firstOf,
  images,
  joined,
  lookup,
  number,
  reference,
  text,
} from 'tribune'
import { algeria } from './reference/algeria.ts'

export const stadium = defineEntity({
  name: 'stadium',
  path: '/stadiums',
  menu: {
    label: { fr: 'Stades', ar: 'الملاعب', en: 'Stadiums' },
    icon: 'lucide-react/icons/land-plot',
    order: 40,
  },
  home: { label: { fr: 'Stades', ar: 'الملاعب', en: 'Stadiums' }, answer: 'countStadiums' },
  endpoints: crud('/api/stadium', { sends: 'multipart', one: 'stadium', many: 'stadiums' }),
  fields: {
    pictures: images({
      label: { fr: 'Images', ar: 'الصور', en: 'Images' },
      placeholder: new URL('./pictures/stadium.svg', import.meta.url).href,
      sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' },
    }),
    name: text({
      label: { fr: 'Nom', ar: 'الاسم', en: 'Name' },
      header: { fr: 'name', ar: 'الاسم', en: 'Name' },
      required: true,
    }),
    owner_id: reference({
      label: { fr: 'Proprietaire', ar: 'المالك', en: 'Owner' },
      to: 'owner',
      as: 'Owner',
      optionLabel: ['name', 'phone'],
      required: true,
    }),
    wilaya: lookup({
      label: { fr: 'Wilaya', ar: 'الولاية', en: 'Wilaya' },
      options: algeria.wilayas,
      keep: true,
    }),
    commune: dependentLookup({
      label: { fr: 'Commune', ar: 'البلدية', en: 'Commune' },
      dependsOn: 'wilaya',
      options: algeria.communesOf,
      keep: true,
    }),
    address: text({ label: { fr: 'Addresse', ar: 'العنوان', en: 'Address' }, importedAs: ['Adresse'] }),
    n_players: number({
      label: { fr: 'Nombre de joueurs', ar: 'عدد اللاعبين', en: 'Number of players' },
      header: { fr: 'player count', ar: 'عدد اللاعبين', en: 'Player count' },
      default: 0,
      min: 0,
    }),
  },
  sections: {
    stadium: {
      label: { fr: 'Stade', ar: 'الملعب', en: 'Stadium' },
      fields: ['pictures', 'name', 'owner_id', 'n_players'],
    },
    place: {
      label: { fr: 'Adresse', ar: 'العنوان', en: 'Address' },
      fields: ['wilaya', 'commune', 'address'],
    },
  },
  list: {
    title: { fr: 'stades', ar: 'الملاعب', en: 'Stadiums' },
    add: { fr: 'Ajoute Stade', ar: 'إضافة ملعب', en: 'Add stadium' },
    columns: [
      'name',
      firstOf({ fr: 'owner name', ar: 'اسم المالك', en: 'Owner name' }, ['Owner.name']),
      joined({ fr: 'address', ar: 'العنوان', en: 'Address' }, ['wilaya', 'commune', 'address']),
      'n_players',
    ],
  },
  related: ['competition'],
  texts: {
    create: { fr: 'Ajoute Stade', ar: 'إضافة ملعب', en: 'Add stadium' },
    update: { fr: 'Modifier stade', ar: 'تعديل ملعب', en: 'Edit stadium' },
    created: { fr: 'Stade créé avec succès', ar: 'تمت إضافة الملعب بنجاح', en: 'Stadium added successfully' },
    updated: {
      fr: 'stade rénové avec succès',
      ar: 'تم تحديث بيانات الملعب بنجاح',
      en: 'Stadium updated successfully',
    },
    deleted: {
      fr: 'Stade supprimer difinitivement!',
      ar: 'تم حذف الملعب نهائيًا',
      en: 'Stadium permanently deleted',
    },
    confirmDelete: { fr: 'supprimer stade', ar: 'حذف ملعب', en: 'Delete stadium' },
    inUse: {
      fr: 'Ce stade ne peut pas être supprimé\u202f: une compétition y est rattachée.',
      ar: 'لا يمكن حذف هذا الملعب: منافسة مرتبطة به.',
      en: 'This stadium cannot be deleted: a competition is linked to it.',
    },
    changeFirst: {
      fr: 'Changez d’abord ce stade.',
      ar: 'يُرجى تغيير هذا الملعب أولًا.',
      en: 'Change this stadium first.',
    },
    open: { fr: 'Ouvrir le stade', ar: 'فتح الملعب', en: 'Open stadium' },
  },
})
