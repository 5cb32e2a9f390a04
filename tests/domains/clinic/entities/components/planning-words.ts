import { t } from 'tribune/browser'

/** The words of the planning, in the language that is read now. */
export const words = {
  title: () => t({ fr: 'Planning', ar: 'جدول المواعيد' }),
  week: () => t({ fr: 'Semaine', ar: 'الأسبوع' }),
  previous: () => t({ fr: 'Semaine précédente', ar: 'الأسبوع السابق' }),
  next: () => t({ fr: 'Semaine suivante', ar: 'الأسبوع التالي' }),
  today: () => t({ fr: 'Aujourd’hui', ar: 'اليوم' }),
  add: () => t({ fr: 'Nouvelle visite', ar: 'زيارة جديدة' }),
  change: () => t({ fr: 'Modifier la visite', ar: 'تعديل الزيارة' }),
  byVet: () => t({ fr: 'Visites par vétérinaire', ar: 'الزيارات حسب الطبيب البيطري' }),
  vet: () => t({ fr: 'Vétérinaire', ar: 'الطبيب البيطري' }),
}
