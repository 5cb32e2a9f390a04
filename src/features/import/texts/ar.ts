import {
  counting,
  listed,
  lines,
  formatCount,
  ofLines,
  ofRecords,
  records,
} from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { imports as french } from './fr.ts'

const column = { one: 'عمود واحد', few: 'أعمدة', many: 'عمودًا', other: 'عمود' }
const columns = counting({ ...column, two: 'عمودان' })
/** After a verbal noun or a preposition. */
const ofColumns = counting({ ...column, two: 'عمودين' })

const values = counting({ one: 'قيمة واحدة', two: 'قيمتان', few: 'قيم', many: 'قيمة', other: 'قيمة' })

const willNotImport = (count: number) => `لن يتم استيراد ${ofColumns(count)}`

/** Those that are some; nothing but zeros is said by the first. */
const counted = (parts: readonly (readonly [count: number, told: string])[]) => {
  const some = parts.filter(([count]) => count > 0)
  return (some.length > 0 ? some : parts.slice(0, 1)).map(([, told]) => told).join(' · ')
}
const outcome = (created: number, updated: number, refused: number) =>
  counted([
    [created, `تمت إضافة ${ofRecords(created)}`],
    [updated, `تم تعديل ${ofRecords(updated)}`],
    [refused, `لم يتم استيراد ${ofLines(refused)}`],
  ])

/** What is said of files that are imported, and of the screen for it. */
export const imports = words('imports', {
  title: 'استيراد',
  left: 'استيراد للإتمام',
  resume: 'متابعة',
  discard: 'حذف',
  discardOf: (fileName: string) => `حذف استيراد \u2068${fileName}\u2069`,
  toFinish: (fileName: string) => `استيراد \u2068${fileName}\u2069 في انتظار الإتمام`,
  lines,
  notKept: (headers: readonly string[]) =>
    `لم يُحفظ في هذا المتصفح محتوى ${headers.length === 1 ? 'هذا العمود' : 'هذه الأعمدة'}: ${listed(headers)}. يرجى اختيار الملف من جديد لاستيراده أيضًا.`,
  link: 'استيراد ملف',
  file: 'الملف المراد استيراده',
  drop: 'يرجى اختيار ملف CSV أو Excel، أو سحبه إلى هنا.',
  limits: (most: number) => `${lines(most)} و10 ميغابايت على الأكثر`,
  steps: 'مراحل الاستيراد',
  stepNames: { file: 'الملف', columns: 'الأعمدة', check: 'التحقق' },
  next: 'متابعة',
  back: 'رجوع',
  nextRows: (next: number, left: number) =>
    next === left
      ? plural('ar', next, {
          one: 'عرض السطر الأخير',
          two: 'عرض السطرين الأخيرين',
          other: `عرض الأسطر الأخيرة (${formatCount(next)})`,
        })
      : `${plural('ar', next, {
          one: 'عرض السطر التالي',
          two: 'عرض السطرين التاليين',
          other: `عرض الأسطر الـ${formatCount(next)} التالية`,
        })} (المتبقي: ${formatCount(left)})`,
  rowsOf: (count: number, fileName: string) => `${lines(count)} في \u2068${fileName}\u2069`,
  encoding: 'ترميز النص',
  encodings: {
    'utf-8': '\u2068UTF-8\u2069',
    'utf-16le': '\u2068UTF-16 LE\u2069',
    'utf-16be': '\u2068UTF-16 BE\u2069',
    'windows-1252': 'أوروبا الغربية (\u2068windows-1252\u2069)',
    'windows-1256': 'العربية (\u2068windows-1256\u2069)',
    'iso-8859-6': 'العربية (\u2068ISO-8859-6\u2069)',
    'windows-1250': 'أوروبا الوسطى (\u2068windows-1250\u2069)',
    'windows-1251': 'السيريلية (\u2068windows-1251\u2069)',
    'windows-1253': 'اليونانية (\u2068windows-1253\u2069)',
    'windows-1254': 'التركية (\u2068windows-1254\u2069)',
    'windows-1255': 'العبرية (\u2068windows-1255\u2069)',
    macintosh: 'أوروبا الغربية (\u2068Macintosh\u2069)',
    gb18030: 'الصينية (\u2068GB18030\u2069)',
    shift_jis: 'اليابانية (\u2068Shift_JIS\u2069)',
    'euc-kr': 'الكورية (\u2068EUC-KR\u2069)',
  },
  sheet: 'الورقة',
  excerpt: 'مقتطف من الملف',
  implausible:
    'نص هذا الملف يبدو غير مقروء بهذا الترميز. يرجى اختيار الترميز الذي يُقرأ به المقتطف بشكل صحيح.',
  changeEncoding: (encoding: string) => `تغيير الترميز: \u2068${encoding}\u2069`,
  inFile: 'في الملف',
  field: 'الحقل',
  fieldOf: (header: string) => `حقل العمود \u2068${header}\u2069`,
  leftOut: 'عدم الاستيراد',
  willNotImport,
  willNotImportThese: (headers: readonly string[]) => `${willNotImport(headers.length)}: ${listed(headers)}`,
  willImportAll: 'سيتم استيراد كل الأعمدة.',
  notImported: (headers: readonly string[]) =>
    `لم يتم استيراد ${ofColumns(headers.length)}: ${listed(headers)}`,
  guess: (header: string, field: string) => `\u2068${header}\u2069 ← \u2068${field}\u2069؟`,
  unnamed: (place: number) => `العمود ${formatCount(place)}`,
  placed: (header: string, place: number) => `\u2068${header}\u2069 (العمود ${formatCount(place)})`,
  onLines: (header: string, shown: readonly number[], others: number) =>
    `\u2068${header}\u2069 (${plural('ar', shown.length + others, { one: 'السطر', two: 'السطران', other: 'الأسطر' })} ${shown.join('، ')}${others > 0 ? `، و${formatCount(others)} أخرى` : ''})`,
  cellOn: (line: number, text: string) => `السطر ${line}: \u2068${text}\u2069`,
  /** Parts of headers that say that a column holds passwords. */
  secretHeaders: [
    'السر',
    'المرور',
    'كلمة سر',
    'كلمة مرور',
    'رمز سري',
    'mdp',
    'passe',
    'password',
    'pwd',
    'secret',
    'code pin',
  ],
  hidden: '••••••',
  mode: 'كيف تُعالج الأسطر؟',
  modes: {
    create: 'إنشاء بطاقات',
    update: 'تعديل البطاقات الموجودة',
    both: 'تعديل البطاقات الموجودة وإنشاء الباقي',
  },
  by: 'البحث عن البطاقات حسب',
  checkAgain: 'إعادة التحقق',
  run: (count: number) => `استيراد ${ofLines(count)}`,
  runOthers: (count: number) =>
    plural('ar', count, {
      one: 'استيراد السطر الصحيح فقط',
      two: 'استيراد السطرين الصحيحين فقط',
      other: `استيراد الأسطر الصحيحة فقط (${formatCount(count)})`,
    }),
  otherFile: 'اختيار ملف آخر',
  progress: (done: number, total: number) => `${formatCount(done)} من ${formatCount(total)}`,
  notRead: 'تعذرت قراءة الملف.',
  notChecked: 'لم يكتمل التحقق.',
  notBegun: 'لم يبدأ الاستيراد.',
  failed: 'توقف الاستيراد. يمكن استئنافه: لن يُضاف أي شيء مرتين.',
  toList: 'عرض القائمة',
  summary: (created: number, updated: number, refused: number) =>
    counted([
      [created, `${records(created)} للإضافة`],
      [updated, `${records(updated)} للتعديل`],
      [refused, `${lines(refused)} للتصحيح`],
    ]),
  outcome,
  result: 'النتيجة',
  see: (count: number) =>
    plural('ar', count, {
      one: 'عرض هذه البطاقة',
      two: 'عرض هاتين البطاقتين',
      other: `عرض هذه البطاقات (${formatCount(count)})`,
    }),
  undo: 'التراجع عن الاستيراد',
  undoOf: (created: number, updated: number) => `التراجع عن الاستيراد: ${outcome(created, updated, 0)}`,
  undone: 'تم التراجع عن الاستيراد',
  recent: 'عمليات الاستيراد خلال آخر 24 ساعة',
  mistakes: 'الأخطاء',
  doubts: 'قيم للمراجعة',
  doubtful: (count: number) => `${values(count)} للمراجعة: تُستورد كما هي.`,
  line: 'السطر',
  lineOf: (line: number, name: string) => `السطر ${line}${name === '' ? '' : ` · \u2068${name}\u2069`}`,
  column: 'العمود',
  value: 'القيمة',
  mistake: 'الخطأ',
  cell: (header: string, line: number) => `\u2068${header}\u2069، السطر ${line}`,
  saveMistakes: 'تنزيل الأسطر المرفوضة',
  // The name of a file.
  refusedOf: (title: string) => `${title} الأسطر المرفوضة`,

  noRows: 'هذا الملف لا يحتوي على أي سطر تحت رأس الأعمدة.',
  tooManyRows: (most: number) =>
    `هذا الملف يحتوي على أسطر كثيرة جدًا: ${lines(most)} على الأكثر. يرجى تقسيمه إلى عدة ملفات.`,
  tooLarge: 'حجم هذا الملف كبير جدًا: 10 ميغابايت على الأكثر.',
  tooMuch: 'هذا الملف يحتوي على بيانات كثيرة جدًا. يرجى تقسيمه إلى عدة ملفات.',
  tooWide: (most: number) => `هذا الملف يحتوي على أعمدة كثيرة جدًا: ${columns(most)} على الأكثر.`,
  noSheet: (names: readonly string[]) =>
    `لا توجد في هذا الملف ورقة بهذا الاسم.${names.length > 0 ? ` أوراقه: ${listed(names)}.` : ''}`,
  emptySheet: 'هذه الورقة لا تحتوي على أي سطر تحت رأس الأعمدة.',
  unreadable: 'تعذرت قراءة هذا الملف: يرجى اختيار ملف CSV أو \u2068Excel (.xlsx)\u2069.',
  cutShort: 'هذا الملف غير مكتمل: ينتهي في وسط حرف. يرجى نسخه أو تنزيله من جديد.',
  openQuote: (line: number) =>
    `السطر ${line}: علامة اقتباس (") تفتح خلية ولا تغلقها حيث تنتهي. يرجى تصحيح هذا السطر في الملف ثم اختياره من جديد.`,
  nul: (line: number) =>
    `السطر ${line}: الملف تالف، إذ يحتوي على محرف فارغ. يرجى حفظه من جديد من برنامج الجداول.`,
  moreCells: (cells: string) => `هذا السطر يحتوي على خلايا أكثر من أعمدة الملف: «\u2068${cells}\u2069».`,
  errorCell: (text: string) => `تحتوي هذه الخلية على الخطأ \u2068${text}\u2069: يرجى تصحيحه أو إفراغ الخلية.`,
  badRequest: 'عملية الاستيراد هذه غير صالحة.',
  noSuchImport: 'عملية الاستيراد هذه لم تبدأ.',
  notUndone: 'سبق التراجع عن عملية الاستيراد هذه، أو مر عليها أكثر من يوم.',
  neverDeleted: 'ما أُضيف هنا لا يمكن حذفه: لا يمكن التراجع عن عملية الاستيراد هذه.',
  named: (titles: readonly string[], others: number) =>
    titles.length === 0
      ? `بطاقات لا تراها (${formatCount(others)})`
      : listed(titles) +
        (others > 0
          ? ` ${plural('ar', others, { one: 'وواحدة أخرى', two: 'واثنتان أخريان', other: `و${formatCount(others)} أخرى` })}`
          : ''),
  changedSince: (names: string) =>
    `لا يمكن التراجع عن عملية الاستيراد هذه، لأن بطاقات عُدّلت بعدها: \u2068${names}\u2069. لم يتغير شيء.`,
  neededSince: (names: string) =>
    `لا يمكن التراجع عن عملية الاستيراد هذه، لأن بطاقات أخرى أصبحت مرتبطة بما يلي: \u2068${names}\u2069. لم يتغير شيء.`,
  undoRefusedAt: (name: string, message: string) =>
    `لا يمكن التراجع عن عملية الاستيراد هذه بسبب \u2068${name}\u2069. \u2068${message}\u2069 لم يتغير شيء.`,
  noKeyValue: (label: string) => `\u2068${label}\u2069: لا بد من قيمة للعثور على البطاقة.`,
  notFound: (label: string, text: string) =>
    `\u2068${label}\u2069: لا توجد بطاقة بالقيمة «\u2068${text}\u2069».`,
  sameAs: (label: string, line: number) => `\u2068${label}\u2069: القيمة نفسها في السطر ${line}.`,
  sameRecord: (line: number) => `البطاقة نفسها في السطر ${line}.`,
} satisfies typeof french)
