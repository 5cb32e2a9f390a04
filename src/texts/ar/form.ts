import type * as french from '../fr/form.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { counting, formatCount, lines, listed } from './counts.ts'

const notAdded = (name: string) => `لم تتم إضافة الملف «\u2068${name}\u2069»`

/** The words around every form and its controls. */
export const forms = words('forms', {
  choose: '--اختيار--',
  create: 'إضافة',
  update: 'تعديل',
  cancel: 'إلغاء',
  createMore: 'إضافة ومتابعة',
  updateAndStay: 'حفظ والبقاء هنا',
  moreSaves: 'طرق أخرى للحفظ',
  updateTitle: 'تعديل البطاقة',
  added: 'تمت إضافة البطاقة',
  updated: 'تم حفظ البطاقة',
  saveShortcut: 'Ctrl+S',
  duplicate: 'إنشاء نسخة',
  previousRecord: 'البطاقة السابقة',
  nextRecord: 'البطاقة التالية',
  mistakes: counting({ one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' }),
  referrers: 'البطاقات المرتبطة',
  breadcrumb: 'مسار التصفح',
  failed: 'تعذر تحميل البطاقة.',
  back: 'العودة إلى القائمة',
  uploading: 'جارٍ الإرسال',
  fewDigits: 'قد تكون بعض الأرقام ناقصة.',
  noOption: 'لا توجد نتائج',
  loadingOptions: 'جارٍ التحميل…',
  optionsFailed: 'تعذر تحميل القائمة.',
  chooseParentFirst: (parent: string) => `يرجى أولًا اختيار: \u2068${parent}\u2069`,
  keepPassword: 'يُترك فارغًا للاحتفاظ بكلمة المرور الحالية.',
  clearDate: 'مسح التاريخ',
  clearTime: 'مسح الساعة',
  timeHint: 'سس:دد',
  calendar: {
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    previousYear: 'السنة السابقة',
    nextYear: 'السنة التالية',
    previousDecade: 'العقد السابق',
    nextDecade: 'العقد التالي',
  },
  taken: 'قيمة مسترجعة، في انتظار الحفظ',
  locked: 'لم يعد التعديل ممكنًا.',
  made: 'يُملأ عند الحفظ إذا تُرك فارغًا.',
  // From the left, where the digits that are typed put each.
  dateHint: {
    dmy: '\u2066يوم\u200e/شهر\u200e/سنة\u2069',
    mdy: '\u2066شهر\u200e/يوم\u200e/سنة\u2069',
    ymd: '\u2066سنة\u200e-شهر\u200e-يوم\u2069',
  },
  durationHint: '1:30',
  colorHint: '#1a7f5a',
  coordinatesHint: '36.7538, 3.0588',
  onMap: 'عرض على الخريطة',
  chosenOf: (label: string) => `\u2068${label}\u2069: العناصر المختارة`,
  moveUp: (place: number) => `نقل رقم ${place} إلى الأعلى`,
  moveDown: (place: number) => `نقل رقم ${place} إلى الأسفل`,
  takeOut: (place: number) => `إزالة رقم ${place}`,
  createHere: 'إنشاء…',
  moreFields: 'حقول أكثر',
  fewerFields: 'حقول أقل',
  createHereFor: (label: string) => `إنشاء… \u2068${label}\u2069`,
  addRow: 'إضافة سطر',
  totals: 'المجموع',
  row: (place: number) => `السطر ${place}`,
  preview: 'معاينة',
  writeOn: 'كتابة',
  tagsHint: 'يُفصل بينها بفاصلة لاتينية (,).',
  dropImage: 'اسحب صورة إلى هنا، أو انقر لاختيارها',
  dropImages: 'اسحب صورًا إلى هنا، أو انقر لاختيارها',
  // Without the mark the number would be read before the word that it follows.
  imageHint: 'صور JPEG أو PNG أو WebP أو AVIF أو GIF\u200f، 10 ميغابايت على الأكثر',
  notAnImage: (name: string) =>
    `${notAdded(name)}: ليس صورة قابلة للقراءة (JPEG أو PNG أو WebP أو AVIF أو GIF).`,
  imageTooHeavy: (name: string, megabytes: number) => `${notAdded(name)}: حجمه يتجاوز ${megabytes} ميغابايت.`,
  oneImageOnly: 'يمكن اختيار صورة واحدة فقط هنا.',
  dropFile: 'اسحب ملفًا إلى هنا، أو انقر لاختياره',
  fileHint: (types: string, most: string) => `\u2068${types}\u2069، ${most} على الأكثر`,
  emptyFile: (name: string) => `${notAdded(name)}: الملف فارغ.`,
  fileTooLarge: (name: string, most: string) => `${notAdded(name)}: حجمه يتجاوز ${most}.`,
  fileOfOtherType: (name: string, types: string) =>
    `${notAdded(name)}: نوعه غير مقبول (\u2068${types}\u2069).`,
  fileOfOtherContent: (name: string, types: string) =>
    `${notAdded(name)}: محتواه لا يطابق اسمه (\u2068${types}\u2069).`,
  oneFileOnly: 'يمكن اختيار ملف واحد فقط هنا.',
  removeFile: (name: string) => `إزالة «\u2068${name}\u2069»`,
  existingFile: 'الملف الحالي',
  newFile: 'ملف جديد',
  removeImage: (number: number) => `إزالة الصورة ${number}`,
  enlargeImage: (number: number) => `تكبير الصورة ${number}`,
  closeImage: 'إغلاق الصورة',
  moveImageBack: (number: number) => `تقديم الصورة ${number}`,
  moveImageOn: (number: number) => `تأخير الصورة ${number}`,
  takePhoto: 'التقاط صورة',
  makePassword: 'توليد كلمة مرور',
  copyPassword: 'نسخ',
  passwordCopied: 'تم النسخ',
  existingImage: 'الصورة الحالية',
  newImage: 'صورة جديدة',
  languages: { fr: 'الفرنسية', ar: 'العربية', en: 'الإنجليزية' },
} satisfies typeof french.forms)

/** How values are told of that no input shows. */
export const values = words('values', {
  nothing: 'غير محدد',
  changed: 'تم التغيير',
  sameRows: (count: number) => `${lines(count)} دون تغيير`,
  record: (id: RecordId) => `البطاقة رقم \u2068${id}\u2069`,
} satisfies typeof french.values)

/** What is said of a form's content that this browser has kept. */
export const drafts = words('drafts', {
  label: 'مسودة',
  offer: (moment: string) => `لديك مسودة بتاريخ ${moment}.`,
  hint: 'لا تُحفظ فيها الصور ولا كلمات المرور.',
  hintOfDocuments: 'لا تُحفظ فيها الصور ولا الملفات ولا كلمات المرور.',
  resume: 'استئناف',
  discard: 'حذف',
} satisfies typeof french.drafts)

function others(count: number): string {
  if (count === 0) return ''
  const rest = plural('ar', count, {
    one: 'وحقل آخر',
    two: 'وحقلان آخران',
    few: `و${formatCount(count)} حقول أخرى`,
    many: `و${formatCount(count)} حقلًا آخر`,
    other: `و${formatCount(count)} حقل آخر`,
  })
  return ` ${rest}`
}

/** The question before what was typed would be lost. */
export const leaving = words('leaving', {
  title: 'المغادرة دون حفظ؟',
  changed: (labels: readonly string[], more: number) => `الحقول المعدّلة: ${listed(labels)}${others(more)}.`,
  text: 'لم تُحفظ تعديلاتك. ستضيع عند مغادرة هذه الصفحة.',
  draft: 'تبقى المسودة في هذا المتصفح وستُقترح عليك عند عودتك.',
  unkept: (labels: readonly string[]) => `لا تشمل المسودة: ${listed(labels)}.`,
  stay: 'البقاء',
  keep: 'الاحتفاظ بالمسودة',
  leave: 'المغادرة دون حفظ',
} satisfies typeof french.leaving)

/** How hard a password is to guess. */
export const passwords = words('passwords', {
  short: 'قصيرة جدًا: ثمانية أحرف على الأقل.',
  guessed: 'مرفوضة: شائعة جدًا، أو مكوّنة مما يُعرف عن صاحبها.',
  weak: 'ضعيفة: يُستحسن إطالتها، بعدة كلمات مثلًا.',
  fair: 'متوسطة: بضعة أحرف إضافية تجعلها جيدة.',
  good: 'كلمة مرور جيدة.',
  strong: 'كلمة مرور جيدة جدًا.',
} satisfies typeof french.passwords)
