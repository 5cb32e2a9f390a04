import type { conflicts as french } from '../fr/conflicts.ts'
import { words } from '../words.ts'

/** What is said where two people have edited the same record. */
export const conflicts = words('conflicts', {
  title: 'تغيرت هذه البطاقة أثناء الإدخال',
  draftTitle: 'تغيرت هذه البطاقة منذ حفظ المسودة',
  hint: 'لم يضع شيء: ما أدخلته لا يزال هنا. يرجى التحقق مما تغير ثم الحفظ من جديد.',
  chooseHint: 'يرجى اختيار القيمة التي يُحتفظ بها ثم الحفظ من جديد.',
  nothing: 'لم يتغير أي حقل من هذه الاستمارة.',
  by: (name: string, moment: string) => `\u2068${name}\u2069، بتاريخ ${moment}`,
  byNobody: (moment: string) => `بتاريخ ${moment}`,
  before: 'قبل',
  now: 'الآن',
  merged: 'إدخالك لا يمس هذا الحقل: تم اعتماد القيمة الجديدة.',
  mergedBoth: 'تم جمع التعديلين.',
  /** Of a save that asks nothing: what stays as somebody else has saved it. */
  mergedFrom: (labels: string, name: string) =>
    `تم اعتماد «\u2068${labels}\u2069» من تعديل \u2068${name}\u2069.`,
  mergedMeanwhile: (labels: string) => `تم اعتماد «\u2068${labels}\u2069» من تعديل أُجري في هذه الأثناء.`,
  changedAgain: 'تغيرت هذه القيمة مرة أخرى في هذه الأثناء: ستبقى كما هي.',
  keepMine: 'الاحتفاظ بقيمتي',
  takeTheirs: (name: string | null) =>
    name === null ? 'اعتماد القيمة الأخرى' : `اعتماد قيمة \u2068${name}\u2069`,
  choiceMissing: 'يرجى اختيار إحدى القيمتين.',
  save: 'حفظ',
  goneOrHiddenTitle: 'تم حذف هذه البطاقة في هذه الأثناء، أو لم تعد لك صلاحية الوصول إليها',
  goneTitle: 'تم حذف هذه البطاقة في هذه الأثناء',
  goneHint: 'ما أدخلته لا يزال هنا. يمكن جعله بطاقة جديدة؛ أما الصور وكلمات المرور فيجب اختيارها من جديد.',
  goneHintOfDocuments:
    'ما أدخلته لا يزال هنا. يمكن جعله بطاقة جديدة؛ أما الصور والملفات وكلمات المرور فيجب اختيارها من جديد.',
  goneKept: 'ما أدخلته لا يزال هنا.',
  createAnew: 'إنشاء بطاقة جديدة منه',
} satisfies typeof french)
