import { choice, crud, date, defineEntity, firstOf, number, reference, text } from 'tribune'

// Deleting a competition is no call of the contract: the row leaves the list in the browser alone.
const { destroy: _absent, ...endpoints } = crud('/api/competition', {
  sends: 'json',
  one: 'competition',
  many: 'competitions',
})

export const competition = defineEntity({
  name: 'competition',
  path: '/competitions',
  menu: {
    label: { fr: 'Competitions', ar: 'المنافسات', en: 'Competitions' },
    icon: 'lucide-react/icons/trophy',
    order: 60,
  },
  home: {
    label: { fr: 'Competitions', ar: 'المنافسات', en: 'Competitions' },
    answer: 'countCompetitions',
    widgets: {
      week: {
        shape: 'list',
        label: { fr: 'Compétitions de la semaine', ar: 'منافسات هذا الأسبوع', en: 'Competitions this week' },
        where: { date: { within: 'thisWeek' } },
        sort: 'date',
        columns: ['name', 'stadium_id'],
        isToDo: true,
      },
    },
  },
  endpoints,
  fields: {
    name: text({
      label: { fr: 'Nom', ar: 'الاسم', en: 'Name' },
      header: { fr: 'name', ar: 'الاسم', en: 'Name' },
      required: true,
    }),
    stadium_id: reference({
      label: { fr: 'Stade', ar: 'الملعب', en: 'Stadium' },
      to: 'stadium',
      as: 'Stadium',
      optionLabel: ['name', 'wilaya', 'commune'],
      required: true,
    }),
    player_id: reference({
      label: { fr: 'Joueur', ar: 'اللاعب', en: 'Player' },
      to: 'player',
      as: 'Player',
      optionLabel: ['name', 'wilaya', 'commune'],
    }),
    n_teams: number({
      label: { fr: 'Nombre d’équipes', ar: 'عدد الفرق', en: 'Number of teams' },
      header: { fr: 'number of teams', ar: 'عدد الفرق', en: 'Number of teams' },
      min: 0,
    }),
    type: choice({
      label: { fr: 'Type', ar: 'النوع', en: 'Type' },
      header: { fr: 'type', ar: 'النوع', en: 'Type' },
      options: {
        groupe: { fr: 'groupe', ar: 'مجموعة', en: 'Group' },
        championat: { fr: 'championat', ar: 'بطولة', en: 'Championship' },
      },
      colours: { groupe: 'indigo', championat: 'grape' },
    }),
    status: choice({
      label: { fr: 'Statut', ar: 'الحالة', en: 'Status' },
      header: { fr: 'status', ar: 'الحالة', en: 'Status' },
      options: {
        started: { fr: 'a commencé', ar: 'انطلقت', en: 'Started' },
        'will start': { fr: 'va commencer', ar: 'ستنطلق قريبًا', en: 'Starting soon' },
        looking: { fr: 'on recherche', ar: 'قيد البحث', en: 'Searching' },
      },
      colours: { started: 'green', 'will start': 'blue', looking: 'orange' },
    }),
    date: date({
      label: { fr: 'Date', ar: 'التاريخ', en: 'Date' },
      header: { fr: 'date', ar: 'التاريخ', en: 'Date' },
    }),
  },
  sections: {
    competition: {
      label: { fr: 'Compétition', ar: 'المنافسة', en: 'Competition' },
      fields: ['name', 'type', 'n_teams'],
    },
    place: {
      label: { fr: 'Lieu et participants', ar: 'المكان والمشاركون', en: 'Venue and participants' },
      fields: ['stadium_id', 'player_id'],
    },
    schedule: { label: { fr: 'Calendrier', ar: 'الرزنامة', en: 'Schedule' }, fields: ['status', 'date'] },
  },
  list: {
    title: { fr: 'competitions', ar: 'المنافسات', en: 'Competitions' },
    add: { fr: 'Ajoute Competition', ar: 'إضافة منافسة', en: 'Add competition' },
    columns: [
      'name',
      firstOf({ fr: 'stadium', ar: 'الملعب', en: 'Stadium' }, ['Stadium.name']),
      firstOf({ fr: 'owner', ar: 'المالك', en: 'Owner' }, ['Player.name', 'Stadium.Owner.name']),
      'n_teams',
      'type',
      'status',
      'date',
    ],
  },
  texts: {
    create: { fr: 'Ajoute Competition', ar: 'إضافة منافسة', en: 'Add competition' },
    update: { fr: 'Modifier competition', ar: 'تعديل منافسة', en: 'Edit competition' },
    created: {
      fr: 'competition créé avec succès',
      ar: 'تمت إضافة المنافسة بنجاح',
      en: 'Competition added successfully',
    },
    updated: {
      fr: 'competition mis à jour avec succès',
      ar: 'تم تحديث بيانات المنافسة بنجاح',
      en: 'Competition updated successfully',
    },
    deleted: {
      fr: 'Competition supprimer difinitivement!',
      ar: 'تم حذف المنافسة نهائيًا',
      en: 'Competition permanently deleted',
    },
    confirmDelete: { fr: 'supprimer competition', ar: 'حذف منافسة', en: 'Delete competition' },
    inUse: {
      fr: 'Cette compétition ne peut pas être supprimée\u202f: des fiches y sont rattachées.',
      ar: 'لا يمكن حذف هذه المنافسة: بطاقات أخرى مرتبطة بها.',
      en: 'This competition cannot be deleted: other records are linked to it.',
    },
    changeFirst: {
      fr: 'Changez d’abord cette compétition.',
      ar: 'يُرجى تغيير هذه المنافسة أولًا.',
      en: 'Change this competition first.',
    },
    open: { fr: 'Ouvrir la compétition', ar: 'فتح المنافسة', en: 'Open competition' },
  },
})
