import type * as french from '../fr/record.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { counting, formatCount, ofDays, ofRecords, records as countRecords } from './counts.ts'

/** The words of a deletion, before and after it. */
export const deletion = words('deletion', {
  deleted: 'تم حذف البطاقة',
  question: (records: number) => (records === 1 ? 'حذف البطاقة' : 'حذف البطاقات'),
  restored: (name: string) =>
    name === '' ? 'تم استرجاع البطاقة.' : `\u2068${name}\u2069: تم استرجاع البطاقة.`,
  moved: (name: string) =>
    name === '' ? 'البطاقة في سلة المحذوفات.' : `\u2068${name}\u2069: في سلة المحذوفات.`,
  /** Of one list, whether together or one after the other. */
  gathered: (records: number) => `تم حذف ${ofRecords(records)}`,
  restorable: (records: number, days: number) =>
    `يمكن ${records === 2 ? 'استرجاعهما' : 'استرجاعها'} من سلة المحذوفات خلال ${ofDays(days)}.`,
  /** Of what no call deletes. */
  comesBack: (records: number) =>
    records === 2
      ? 'أُزيلتا من هذه الشاشة فقط: ستعودان عند فتحها من جديد.'
      : 'أُزيلت من هذه الشاشة فقط: ستعود عند فتحها من جديد.',
  confirm: 'حذف',
  cancel: 'إلغاء',
  confirmMany: (records: number) => `حذف ${ofRecords(records)}`,
  /** Of many, how many something keeps; before their names. */
  staying: (leaving: number, staying: number, isUsed: boolean) => {
    const reason = staying === 2 ? ' لأنهما لا تزالان مستعملتين' : ' لأنها لا تزال مستعملة'
    return `${leaving === 0 ? 'لن تُحذف أي بطاقة' : `ستُحذف ${countRecords(leaving)}`}. ستبقى ${countRecords(staying)}${isUsed ? reason : ''}`
  },
  /** Between the record's name and that of the other, which has it in this role. */
  isRoleOf: (role: string) => `بصفة «\u2068${role}\u2069» في`,
  /** Of an account that the backend does not delete: the caller's, and the first administrator's. */
  accounts: {
    own: { says: 'هذا حسابك.', name: 'حسابك' },
    main: { says: 'هذا حساب المسؤول الرئيسي.', name: 'حساب المسؤول الرئيسي' },
  },
  changeFirst: 'يرجى تغيير هذه البطاقة أولًا.',
  changeAllFirst: 'يرجى تغيير هذه البطاقات أولًا.',
  open: 'فتح البطاقة',
  openList: 'فتح القائمة',
  undo: 'تراجع',
  referring: {
    refuse: 'بطاقات مرتبطة تمنع الحذف:',
    cascade: 'بطاقات ستُحذف أيضًا:',
    remove: 'بطاقات ستفقد السطر المتعلق بها:',
    clear: 'بطاقات لن تبقى مرتبطة:',
  },
  count: (list: string, total: number) => `\u2068${list}\u2069 (${formatCount(total)})`,
  numbered: (id: RecordId) => `رقم \u2068${id}\u2069`,
} satisfies typeof french.deletion)

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
} satisfies typeof french.conflicts)

const field = { one: 'حقل واحد', few: 'حقول', many: 'حقلًا', other: 'حقل' }
const fields = counting({ ...field, two: 'حقلان' })
/** After a verbal noun or a preposition. */
const ofFields = counting({ ...field, two: 'حقلين' })

/** What is said of a record's past. */
export const history = words('history', {
  label: 'سجل التعديلات',
  from: (fileName: string) => `استيراد من \u2068${fileName}\u2069`,
  loading: 'جارٍ تحميل سجل التعديلات…',
  failed: 'تعذر تحميل سجل التعديلات.',
  empty: 'لم يُسجَّل أي تعديل بعد.',
  nothingShown: 'لم يتغير أي حقل.',
  fields,
  more: (count: number) =>
    plural('ar', count, {
      one: 'عرض التعديل الأقدم',
      two: 'عرض تعديلين آخرين',
      few: `عرض ${formatCount(count)} تعديلات أخرى`,
      many: `عرض ${formatCount(count)} تعديلًا آخر`,
      other: `عرض ${formatCount(count)} تعديل آخر`,
    }),
  became: 'أصبح',
  putBack: 'استرجاع القيمة القديمة',
  putBackNamed: (label: string) => `استرجاع القيمة القديمة: \u2068${label}\u2069`,
  take: 'استرجاع هذه الحالة',
  takeNamed: (moment: string) => `استرجاع هذه الحالة، بتاريخ ${moment}`,
  differing: (count: number) =>
    `${fields(count)} ${plural('ar', count, { one: 'يختلف', two: 'يختلفان', few: 'تختلف', other: 'يختلف' })} عن الوضع الحالي:`,
  asNow: 'مطابقة للوضع الحالي.',
  taken: (moment: string, count: number) =>
    `تم استرجاع الحالة المؤرخة في ${moment} في الاستمارة مع تمييز ${ofFields(count)}: يرجى التحقق ثم الحفظ.`,
  takenField: (label: string) =>
    `تم استرجاع القيمة القديمة للحقل «\u2068${label}\u2069» في الاستمارة: يرجى التحقق منها ثم الحفظ.`,
} satisfies typeof french.history)

/** The words of what was done, and of who did it. */
export const auditLog = words('auditLog', {
  actions: {
    created: 'إنشاء',
    updated: 'تعديل',
    deleted: 'حذف',
    restored: 'استرجاع',
    ran: 'إجراء',
    stopped: 'إيقاف',
    roleChanged: 'تعديل دور',
    keyMade: 'إنشاء مفتاح برمجي',
    keyRevoked: 'إلغاء مفتاح برمجي',
    proposed: 'اقتراح وكيل',
    proposalRefused: 'رفض اقتراح',
    loggedIn: 'تسجيل الدخول',
    loggedOut: 'تسجيل الخروج',
    loginFailed: 'فشل تسجيل الدخول',
    proofFailed: 'فشل تأكيد الهوية',
    sessionsEnded: 'إنهاء جلسات',
    invited: 'دعوة',
    invitationWithdrawn: 'سحب دعوة',
    recoveryAsked: 'طلب استعادة كلمة المرور',
    factorOn: 'تفعيل وسيلة التحقق الثانية',
    factorOff: 'تعطيل وسيلة التحقق الثانية',
    factorReset: 'إعادة تعيين وسيلة التحقق الثانية',
    factorFailed: 'فشل وسيلة التحقق الثانية',
    codesMade: 'إنشاء رموز الاسترجاع',
    codeUsed: 'استعمال رمز استرجاع',
    passkeyAdded: 'إضافة مفتاح مرور',
    passkeyRemoved: 'إزالة مفتاح مرور',
    identityLinked: 'ربط حساب خارجي',
    identityUnlinked: 'فصل حساب خارجي',
  },
  by: (name: string) => `من طرف \u2068${name}\u2069`,
  ofKey: (key: string, name: string) => `المفتاح \u2068${key}\u2069 الخاص بـ \u2068${name}\u2069`,
  accepted: (author: string, name: string) => `\u2068${author}\u2069، بموافقة \u2068${name}\u2069`,
  byProgram: 'تلقائيًا',
} satisfies typeof french.auditLog)

/** The words of the toasts themselves. */
export const toasts = words('toasts', {
  region: 'الإشعارات',
  close: 'إغلاق',
  reference: (id: string) => `المرجع \u2068${id}\u2069`,
} satisfies typeof french.toasts)

/** What can be done where something could not be read; why it could not is told by a toast. */
export const problems = words('problems', {
  away: 'تبقى القوائم المفتوحة من قبل قابلة للقراءة، وستظهر هذه الشاشة فور عودة الاتصال.',
  refused: 'دورك لا يشمل هذه الشاشة. يمكن للمسؤول الرئيسي أن يمنحك صلاحية الوصول إليها.',
  missing: 'ربما تكون البطاقة في سلة المحذوفات. تُظهر القائمة البطاقات الموجودة.',
  failed: 'يرجى إعادة المحاولة بعد لحظات. تبقى الشاشات الأخرى متاحة.',
  unanswered: 'يرجى إزالة هذه التصفية لعرض القائمة من جديد.',
} satisfies typeof french.problems)

/** The words of a page that is not there. */
export const notFound = words('notFound', {
  text: 'الصفحة غير موجودة',
  hint: 'هذه الصفحة غير موجودة أو لم تعد موجودة.',
  home: 'العودة إلى الصفحة الرئيسية',
} satisfies typeof french.notFound)

/** What a role may not see or do. */
export const access = words('access', {
  noRight: 'الدخول مرفوض',
  noRightHint: 'دورك لا يسمح بفتح هذه الصفحة.',
} satisfies typeof french.access)
