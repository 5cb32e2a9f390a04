import { formatCount } from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { roles as french, rolesAnswers as frenchAnswers } from './fr.ts'

/** What a change of roles is refused with. */
export const rolesAnswers = words('rolesAnswers', {
  badRequest: 'طلب غير صالح: للدور اسم لا يتجاوز 60 حرفا.',
  noSuchRole: 'هذا الدور غير موجود أو لم يعد موجودا.',
  noSuchEntity: (name: string) => `لا توجد قائمة باسم \u2068${name}\u2069.`,
  noSuchRight: (name: string) => `لا توجد صلاحية باسم \u2068${name}\u2069.`,
  noSuchRows: (name: string) => `لا توجد قاعدة باسم \u2068${name}\u2069 لاختيار البطاقات.`,
  noRolesRight: (name: string) => `لا يمكن منح الصلاحية \u2068${name}\u2069 لأي دور.`,
  rowsOfConfig: 'البطاقات التي يراها هذا الدور محددة في إعدادات البرنامج.',
  changedMeanwhile: 'تم تعديل هذا الدور في هذه الأثناء.',
  sameLabel: (label: string) => `يوجد دور آخر باسم \u2068${label}\u2069.`,
  ofConfig: 'هذا الدور من إعدادات البرنامج ولا يمكن حذفه.',
  isHeld: (count: number) =>
    plural('ar', count, {
      one: 'لا يزال هذا الدور مسندا إلى شخص: أسند إليه دورا آخر أولا.',
      two: 'لا يزال هذا الدور مسندا إلى شخصين: أسند إليهما دورا آخر أولا.',
      few: `لا يزال هذا الدور مسندا إلى ${formatCount(count)} أشخاص: أسند إليهم دورا آخر أولا.`,
      other: `لا يزال هذا الدور مسندا إلى ${formatCount(count)} شخصا: أسند إليهم دورا آخر أولا.`,
    }),
  noSuchAccount: 'لا يمكن عرض البرنامج باسم هذا الحساب.',
} satisfies typeof frenchAnswers)

/** The words of roles that are data, and of the program as others see it. */
export const roles = words('roles', {
  title: 'الأدوار',
  hint: 'ما يمكن لكل دور القيام به. يسري التغيير فورا، حتى على من يعمل الآن.',
  failed: 'تعذر تحميل الأدوار.',
  choose: 'الدور المراد تعديله',
  holders: (count: number) =>
    count === 0
      ? 'غير مسند إلى أحد'
      : plural('ar', count, {
          one: 'مسند إلى شخص واحد',
          two: 'مسند إلى شخصين',
          few: `مسند إلى ${formatCount(count)} أشخاص`,
          other: `مسند إلى ${formatCount(count)} شخصا`,
        }),
  add: 'دور جديد',
  name: 'اسم الدور',
  like: 'البدء بصلاحيات',
  likeNobody: 'دون صلاحيات',
  create: 'إنشاء',
  created: 'تم إنشاء الدور',
  rename: 'إعادة التسمية',
  renameTitle: (label: string) => `إعادة تسمية \u2068${label}\u2069`,
  save: 'حفظ',
  saved: 'تم حفظ الصلاحيات',
  cancel: 'إلغاء',
  undo: 'تراجع',
  remove: 'حذف الدور',
  removeTitle: (label: string) => `حذف \u2068${label}\u2069؟`,
  removed: 'تم حذف الدور',
  stillHeld: 'لا يمكن حذف دور مسند إلى شخص.',
  ofConfig: 'هذا الدور جزء من البرنامج ولا يمكن حذفه.',
  seeAs: 'معاينة بهذا الدور',
  seeAsPerson: 'معاينة بحساب شخص',
  seeAsPersonHint: 'ستظهر لك الشاشات كما تظهر له دون إمكانية التعديل.',
  person: 'الشخص',
  see: 'معاينة',
  noPerson: 'لا يوجد شخص بهذا الاسم',
  seenAs: (name: string) => `معاينة باسم «\u2068${name}\u2069»، للاطلاع فقط`,
  back: 'العودة إلى حسابي',
  entity: 'البطاقات',
  field: 'الحقل',
  fieldsOf: (label: string) => `حقول \u2068${label}\u2069`,
  actionsOf: (label: string) => `إجراءات \u2068${label}\u2069`,
  rights: {
    list: 'عرض القائمة',
    read: 'الاطلاع',
    create: 'الإضافة',
    update: 'التعديل',
    delete: 'الحذف',
    menu: 'القائمة الرئيسية',
    jobs: 'المهام',
    run: 'التنفيذ',
  },
  bounds: {
    superAdministrator: 'مخصص للمدير الرئيسي حسب إعدادات البرنامج',
    program: 'يكتبه البرنامج بنفسه',
  },
  rows: 'البطاقات الظاهرة',
  allRows: 'الكل',
  rowsLike: (label: string) => `مثل \u2068${label}\u2069`,
  changes: (count: number) =>
    plural('ar', count, {
      one: 'تغيير واحد',
      two: 'تغييران',
      few: `${formatCount(count)} تغييرات`,
      other: `${formatCount(count)} تغييرا`,
    }),
  conflict: 'تم تعديل هذا الدور في هذه الأثناء. تغييراتك محفوظة: راجعها ثم احفظ.',
  history: 'آخر التغييرات',
  noHistory: 'لم يتم تعديل أي دور بعد.',
  given: (what: string) => `${what}: تم المنح`,
  taken: (what: string) => `${what}: تم السحب`,
  made: 'تم الإنشاء',
  deleted: 'تم الحذف',
  renamed: (before: string) => `تمت إعادة التسمية، كان \u2068${before}\u2069`,
} satisfies typeof french)
