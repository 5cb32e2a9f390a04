import type { apiKeyAnswers as frenchAnswers, apiKeys as french } from './fr.ts'
import { counting, ofDays } from '../../../../texts/ar/counts.ts'
import { ofSeconds } from '../../../../texts/ar/late-counts.ts'
import { words } from '../../../../texts/words.ts'

const keys = counting({
  one: 'مفتاح واحد',
  two: 'مفتاحان',
  few: 'مفاتيح',
  many: 'مفتاحًا',
  other: 'مفتاح',
})

/** What an API key, or its making, is refused with, and what is mailed of them. */
export const apiKeyAnswers = words('apiKeyAnswers', {
  badRequest: 'طلب غير صالح: للمفتاح اسم لا يتجاوز 60 حرفًا وصلاحيات ومدة.',
  noRight: 'يرجى اختيار صلاحية واحدة على الأقل.',
  notHad: (name: string) => `ليست لديك هذه الصلاحية، أو لا يمكن منحها لمفتاح: \u2068${name}\u2069.`,
  noAddress: (name: string) => `«\u2068${name}\u2069» ليس عنوان IP ولا شبكة مثل \u206810.0.0.0/8\u2069.`,
  tooMany: (count: number) => `لديك ${keys(count)}: يرجى إلغاء أحدها أولًا.`,
  noSuchKey: 'هذا المفتاح غير موجود أو لم يعد موجودًا.',
  tooManyCalls: (seconds: number) => `طلبات كثيرة بهذا المفتاح: يرجى الانتظار ${ofSeconds(seconds)}.`,
  madeSubject: (name: string) => `مفتاح برمجي جديد: \u2068${name}\u2069`,
  made: (name: string, key: string) =>
    `أُنشئ للتو مفتاح برمجي، «\u2068${key}\u2069»، لحسابك في \u2068${name}\u2069. وهو يسمح لبرنامج آخر بالعمل باسمك.`,
  revokedSubject: (name: string) => `إلغاء مفتاح برمجي: \u2068${name}\u2069`,
  revoked: (name: string, key: string) =>
    `أُلغي للتو المفتاح البرمجي «\u2068${key}\u2069» الخاص بحسابك في \u2068${name}\u2069.`,
  notYou: 'إن لم تكن أنت من قام بذلك، فأبلغ أحد المسؤولين.',
} satisfies typeof frenchAnswers)

/** The words of API keys. */
export const apiKeys = words('apiKeys', {
  title: 'المفاتيح البرمجية',
  hint: 'يسمح المفتاح لبرنامج آخر بطلب هذا البرنامج باسمك، بجزء من صلاحياتك.',
  failed: 'تعذر تحميل المفاتيح.',
  none: 'ليس لديك أي مفتاح.',
  allTitle: 'مفاتيح جميع الحسابات',
  noneAtAll: 'لا أحد لديه مفتاح.',
  add: 'مفتاح جديد',
  name: 'الغرض منه',
  nameHint: 'مثلًا البرنامج الذي سيستعمله.',
  days: 'مدة الصلاحية',
  forDays: ofDays,
  rights: 'صلاحيات المفتاح',
  rightsHint: 'لا تتجاوز صلاحياتك أبدًا: كل صلاحية تفقدها تفقدها مفاتيحك أيضًا.',
  entity: 'البطاقات',
  right: {
    list: 'عرض القائمة',
    read: 'قراءة',
    create: 'إضافة',
    update: 'تعديل',
    delete: 'حذف',
    act: 'تنفيذ الإجراءات',
  },
  addresses: 'العناوين المسموح بها',
  addressesHint: 'عنوان IP أو شبكة في كل سطر، مثل \u206810.0.0.0/8\u2069. إن تُرك فارغًا: من أي مكان.',
  create: 'إنشاء المفتاح',
  cancel: 'إلغاء',
  madeTitle: 'مفتاحك الجديد',
  madeHint: 'يرجى نسخه الآن: لن يُعرض مرة أخرى.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  close: 'إغلاق',
  of: (name: string) => `الخاص بـ \u2068${name}\u2069`,
  until: (day: string) => `صالح إلى غاية ${day}`,
  expired: (day: string) => `انتهت صلاحيته في ${day}`,
  lastUse: (day: string, address: string) => `آخر استعمال في ${day}، من \u2068${address}\u2069`,
  unused: 'لم يُستعمل بعد',
  from: (addresses: string) => `من \u2068${addresses}\u2069 فقط`,
  revoke: 'إلغاء المفتاح',
  revokeTitle: (name: string) => `إلغاء المفتاح \u2068${name}\u2069؟`,
  revokeHint: 'سيُرفض البرنامج الذي يستعمله فورًا.',
  revoked: 'تم إلغاء المفتاح',
} satisfies typeof french)
