import type * as french from '../fr/server.ts'
import { words } from '../words.ts'
import { counting, listed, ofRecords } from './counts.ts'
import { ofSeconds } from './late-counts.ts'
import { rules } from './rules.ts'

const ofMinutes = counting({
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
})
const countValues = counting({ one: 'قيمة واحدة', two: 'قيمتان', few: 'قيم', many: 'قيمة', other: 'قيمة' })
const images = counting({ one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' })

/** What the embedded backend answers when it refuses. */
export const answers = words('answers', {
  inUse: 'لا يمكن حذف هذه البطاقة: بطاقات أخرى مرتبطة بها.',
  signInFirst: 'يرجى تسجيل الدخول.',
  noAccountHere: 'ليس لديك حساب هنا.',
  wrongSignIn: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
  accountSuspended: 'هذا الحساب موقوف. اتصل بأحد المسؤولين.',
  accountExpired: 'انتهت صلاحية هذا الحساب. اتصل بأحد المسؤولين.',
  loginIsOver: 'انتهت مهلة تسجيل الدخول. أدخل كلمة المرور من جديد.',
  linkIsOver: 'هذا الرابط غير صالح أو لم يعد صالحًا: استُعمل من قبل، أو انتهت مدته، أو تغيّر الحساب.',
  signInTooLong: 'اسم المستخدم أو كلمة المرور طويلة جدًا.',
  signInIncomplete: 'يرجى إدخال اسم المستخدم وكلمة المرور.',
  tooManyAttempts: (seconds: number) =>
    `محاولات كثيرة جدًا. يرجى إعادة المحاولة بعد ${seconds < 120 ? ofSeconds(seconds) : ofMinutes(Math.ceil(seconds / 60))}.`,
  busy: 'الضغط كبير على الخدمة حاليًا. يرجى إعادة المحاولة بعد لحظات.',
  closing: 'الخدمة قيد إعادة التشغيل. يرجى إعادة المحاولة بعد لحظات.',
  foreignOrigin: 'هذا الطلب صادر عن عنوان آخر وقد رُفض.',

  notFound: 'العنوان غير موجود.',
  wrongKey: 'مفتاحك البرمجي غير صالح.',
  notByKey: 'لا يمكن القيام بذلك بمفتاح برمجي: يرجى تسجيل الدخول.',
  noRight: 'ليست لديك صلاحية القيام بذلك.',
  readingAlone: 'أنت تعاين البرنامج باسم شخص آخر، للاطلاع فقط.',
  proofNeeded: 'لم يتغير شيء: أكّد أولًا أنك صاحب الحساب.',
  noRightToRecord: 'لن تبقى لك صلاحية الوصول إلى هذه البطاقة: لذلك بقيت كما هي.',
  noRightToNew: 'لن تكون لك صلاحية الوصول إلى هذه البطاقة: لذلك لم يتم إنشاؤها.',
  /** For whoever sees some records alone: it does not say whether there is one. */
  noReadableRecord: 'هذه البطاقة غير موجودة، أو ليست لك صلاحية الوصول إليها.',
  noSuchRecord: 'هذه البطاقة غير موجودة أو تم حذفها.',
  noSuchFile: 'هذا الملف غير موجود.',
  badId: 'المعرّف غير صالح.',
  tooManyDeleted: (most: number) =>
    `سيمسّ هذا الحذف أكثر من ${ofRecords(most)} أخرى: يرجى حذف جزء من البطاقات المرتبطة أولًا.`,
  notInTrash: 'هذه البطاقة ليست في سلة المحذوفات أو لم تعد فيها.',
  tooManyFilterValues: (name: string, most: number) =>
    `قيم كثيرة جدًا للمعامل \u2068${name}\u2069: ${countValues(most)} على الأكثر.`,
  changedSinceRead: 'تم تعديل هذه البطاقة في هذه الأثناء.',
  tooManyChanges: 'تجري عدة تعديلات على هذه البطاقة في آن واحد. يرجى إعادة المحاولة.',
  hiddenConflict: 'يتعارض هذا مع بيانات لا يمكنك الوصول إليها. لم يتغير شيء.',
  changedMeanwhile: 'تم تعديل بطاقة مرتبطة في هذه الأثناء. يرجى إعادة المحاولة.',

  badIdempotencyKey: 'مفتاح عدم التكرار غير صالح: من 1 إلى 200 محرف ASCII مرئي.',
  otherPayload: 'سبق استعمال مفتاح عدم التكرار هذا لمحتوى آخر.',
  createdAndDeleted: 'سبق إنشاء هذه البطاقة بالطلب نفسه ثم تم حذفها.',

  onlySuperAdministrator: 'وحده هذا المسؤول يمكنه تعديل بطاقته.',
  superAdministratorStays: 'لا يمكن حذف المسؤول الرئيسي.',
  superAdministratorStaysOpen: 'لا يمكن توقيف حساب المسؤول الرئيسي ولا تحديد أجل له.',
  ownAccountStays: 'لا يمكنك حذف حسابك الخاص.',
  ownEmailStays: 'لا يمكن إلا لمسؤول أن يغير عنوانك: فهو يربطك بخدمة إثبات الهوية.',

  notAnObject: 'تعذرت قراءة البيانات المرسلة.',
  unreadable: 'تعذرت قراءة الطلب.',
  tooSlow: 'لم يصل الطلب في الوقت المحدد.',
  tooLarge: 'حجم الطلب كبير جدًا.',
  unsupported: 'صيغة البيانات هذه غير مقبولة.',
  refused: 'تم رفض الطلب.',
  storageDown: 'وحدة التخزين لا تستجيب حاليًا. يرجى إعادة المحاولة لاحقًا.',
  storageFull: 'لم تبق مساحة للحفظ: لم يتغير شيء. يرجى إبلاغ المسؤول.',
  readTooLong: 'استغرقت هذه القراءة وقتًا طويلًا فأُوقفت. اطلب أقل، بمرشّح مثلًا.',
  databaseAway: 'قاعدة البيانات لا تستجيب حاليًا. لم يتغير شيء؛ يرجى إعادة المحاولة بعد لحظات.',
  databaseAwayMeanwhile:
    'توقفت قاعدة البيانات عن الاستجابة: من المحتمل أن يكون طلبك قد حُفظ. يرجى التحقق قبل إعادة المحاولة.',
  failed: 'حدث خطأ. يرجى إعادة المحاولة لاحقًا.',

  notComputed: (label: string) =>
    `\u2068${label}\u2069: تعذر حساب هذه القيمة ولم يُحفظ شيء. يرجى إبلاغ الشخص المكلف بالبرنامج.`,

  required: (label: string) => rules.required(label),
  tooLong: (label: string, length: number) => rules.maxLength(label, length),
  taken: (label: string) => `\u2068${label}\u2069: هذه القيمة مستعملة من قبل.`,
  takenTogether: (labels: string) => `\u2068${labels}\u2069: هذه القيم مستعملة معًا من قبل.`,
  noReadableReference: (label: string) =>
    `\u2068${label}\u2069: البطاقة المختارة غير موجودة، أو ليست لك صلاحية الوصول إليها.`,
  noSuchReference: (label: string) => `\u2068${label}\u2069: البطاقة المختارة لم تعد موجودة.`,
  belowItself: (label: string) => `\u2068${label}\u2069: البطاقة المختارة هي هذه البطاقة نفسها أو تقع تحتها.`,
  doesNotGoWith: (label: string, followed: string) =>
    `\u2068${label}\u2069: البطاقة المختارة لا تتوافق مع: \u2068${followed}\u2069.`,
  notOffered: (label: string) => `\u2068${label}\u2069: البطاقة المختارة ليست ضمن البطاقات المقترحة.`,
  notInList: (label: string) => rules.notInList(label),
  nearName: (label: string, names: string) =>
    `\u2068${label}\u2069: هذه القيمة ليست ضمن القائمة. أسماء قريبة: \u2068${names}\u2069.`,
  ambiguousName: (label: string, names: string) =>
    `\u2068${label}\u2069: قد تدل هذه القيمة على أكثر من اسم: \u2068${names}\u2069. يرجى تحديد المقصود.`,
  mustBeEmpty: (label: string) => `\u2068${label}\u2069: يجب أن يبقى هذا الحقل فارغًا في هذه الحالة.`,
  readOnly: (label: string) => `\u2068${label}\u2069: لم يعد تعديل هذا الحقل ممكنًا.`,
  movedOnly: (label: string) =>
    `\u2068${label}\u2069: لا يتغيّر هذا الحقل إلا بالانتقال بين المراحل المعروض في البطاقة.`,
  confirmationDiffers: (label: string) => `\u2068${label}\u2069: كلمتا المرور غير متطابقتين.`,
  currentPassword: 'كلمة المرور الحالية',
  wrongPassword: (label: string) => `\u2068${label}\u2069: كلمة المرور هذه غير صحيحة.`,
  commonPassword: (label: string) =>
    `\u2068${label}\u2069: كلمة المرور هذه من أكثرها شيوعًا، يرجى اختيار غيرها.`,
  passwordOfWords: (label: string) =>
    `\u2068${label}\u2069: يمكن تخمين كلمة المرور هذه من معلومات البطاقة أو من اسم البرنامج، يرجى اختيار غيرها.`,
  givenPassword: (label: string) => `\u2068${label}\u2069: يرجى اختيار كلمة مرور غير التي أُعطيت لك.`,

  notAnImage: (label: string) =>
    `\u2068${label}\u2069: هذا الملف ليس صورة قابلة للقراءة (JPEG أو PNG أو WebP أو AVIF أو GIF).`,
  fileTooHeavy: (most: string) => `حجم هذا الملف كبير جدًا: ${most} على الأكثر.`,
  imageTooHeavy: (label: string, megabytes: number) =>
    `\u2068${label}\u2069: ${megabytes} ميغابايت على الأكثر لكل صورة.`,
  imageTooWide: (label: string, megapixels: number) =>
    `\u2068${label}\u2069: هذه الصورة كبيرة جدًا، ${megapixels} ميغابكسل على الأكثر.`,
  imageTooSlow: (label: string) =>
    `\u2068${label}\u2069: تستغرق معالجة هذه الصورة وقتًا طويلًا. يرجى حفظها من جديد دون عرض تدريجي.`,
  tooManyImages: (label: string, most: number) => `\u2068${label}\u2069: ${images(most)} على الأكثر.`,
  foreignFile: (label: string) => `\u2068${label}\u2069: هذا الملف لا يخص هذه البطاقة.`,
  emptyFile: (label: string) => `\u2068${label}\u2069: هذا الملف فارغ.`,
  fileTooLarge: (label: string, most: string) => `\u2068${label}\u2069: حجم هذا الملف يتجاوز ${most}.`,
  fileOfOtherType: (label: string, types: string) =>
    `\u2068${label}\u2069: نوع هذا الملف غير مقبول (\u2068${types}\u2069).`,
  fileOfOtherContent: (label: string, types: string) =>
    `\u2068${label}\u2069: محتوى هذا الملف لا يطابق اسمه (\u2068${types}\u2069).`,
} satisfies typeof french.answers)

const ofLetters = counting({ one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })

/** What is said of a parameter of an address that is refused: its name, what was sent, and what may stand there. */
export const parameters = words('parameters', {
  refused: (name: string, sent: string, expected: string) =>
    `\u2068${name}\u2069: القيمة «\u2068${sent}\u2069» غير مقبولة. المتوقع: \u2068${expected}\u2069.`,
  missing: (name: string, expected: string) =>
    `\u2068${name}\u2069: هذا المعامل إلزامي. المتوقع: \u2068${expected}\u2069.`,
  unknown: (names: string, known: string) =>
    `\u2068${names}\u2069: هذا المعامل غير موجود. المتوقع: \u2068${known}\u2069.`,
  oneOf: (values: readonly string[]) => listed(values),
  wholeNumber: (least: number, most: number) => `عدد صحيح من \u2068${least}\u2069 إلى \u2068${most}\u2069`,
  number: (least: number, most: number) => `عدد من \u2068${least}\u2069 إلى \u2068${most}\u2069`,
  moment: 'تاريخ وساعة مثل \u20682026-01-31T12:00:00.000Z\u2069',
  date: 'تاريخ مثل \u20682026-01-31\u2069',
  pattern: (pattern: string) => `نص على الشكل \u2068${pattern}\u2069`,
  length: (most: number) => `نص لا يتجاوز ${ofLetters(most)}`,
  text: 'نص',
  none: 'لا شيء',
  noSuchEntity: (name: string) => `لا توجد قائمة باسم \u2068${name}\u2069.`,
} satisfies typeof french.parameters)
