import { crud, defineEntity, firstOf, image, reference, text } from 'tribune'

export const team = defineEntity({
  name: 'team',
  path: '/teams',
  menu: {
    label: { fr: 'Teams', ar: 'الفرق', en: 'Teams' },
    icon: 'lucide-react/icons/users-round',
    order: 20,
  },
  home: { label: { fr: 'Teams', ar: 'الفرق', en: 'Teams' }, answer: 'countTeams' },
  endpoints: crud('/api/team', { sends: 'multipart', one: 'team', many: 'teams' }),
  fields: {
    logo: image({
      label: { fr: 'Logo', ar: 'الشعار', en: 'Logo' },
      header: { fr: 'logo', ar: 'الشعار', en: 'Logo' },
      placeholder: new URL('./pictures/team.svg', import.meta.url).href,
    }),
    name: text({
      label: { fr: 'Nom', ar: 'الاسم', en: 'Name' },
      header: { fr: 'name', ar: 'الاسم', en: 'Name' },
      required: true,
    }),
    player_id: reference({
      label: { fr: 'Joueur', ar: 'اللاعب', en: 'Player' },
      to: 'player',
      as: 'Player',
      optionLabel: ['name', 'phone'],
      required: true,
    }),
  },
  list: {
    title: { fr: 'teams', ar: 'الفرق', en: 'Teams' },
    add: { fr: 'Ajoute Team', ar: 'إضافة فريق', en: 'Add team' },
    columns: ['logo', 'name', firstOf({ fr: 'owner', ar: 'المالك', en: 'Owner' }, ['Player.name'])],
  },
  texts: {
    create: { fr: 'Ajoute Team', ar: 'إضافة فريق', en: 'Add team' },
    update: { fr: 'Modifier team', ar: 'تعديل فريق', en: 'Edit team' },
    created: null,
    updated: {
      fr: 'équipe mise à jour avec succès',
      ar: 'تم تحديث بيانات الفريق بنجاح',
      en: 'Team updated successfully',
    },
    deleted: {
      fr: 'Team supprimer difinitivement!',
      ar: 'تم حذف الفريق نهائيًا',
      en: 'Team permanently deleted',
    },
    confirmDelete: { fr: 'supprimer team', ar: 'حذف فريق', en: 'Delete team' },
    inUse: {
      fr: 'Cette équipe ne peut pas être supprimée\u202f: des fiches y sont rattachées.',
      ar: 'لا يمكن حذف هذا الفريق: بطاقات أخرى مرتبطة به.',
      en: 'This team cannot be deleted: other records are linked to it.',
    },
    changeFirst: {
      fr: 'Changez d’abord cette équipe.',
      ar: 'يُرجى تغيير هذا الفريق أولًا.',
      en: 'Change this team first.',
    },
    open: { fr: 'Ouvrir l’équipe', ar: 'فتح الفريق', en: 'Open team' },
  },
})
