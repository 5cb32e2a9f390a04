import { counting } from '../../../../texts/ar/counts.ts'
import { words } from '../../../../texts/words.ts'
import type { passkeyAnswers as frenchAnswers, passkeys as french } from './fr.ts'

const keys = counting({
  one: 'مفتاح مرور واحد',
  two: 'مفتاحا مرور',
  few: 'مفاتيح مرور',
  many: 'مفتاح مرور',
  other: 'مفتاح مرور',
})

/** What passkeys are refused with, and what is mailed of them. */
export const passkeyAnswers = words('passkeyAnswers', {
  refused: 'لم يُقبل مفتاح المرور هذا.',
  notAdded: 'تعذّرت إضافة مفتاح المرور. أعد المحاولة.',
  tooMany: (most: number) => `لديك ${keys(most)}: يرجى إزالة أحدها أولًا.`,
  isRequired: 'دورك يفرض وسيلة تحقق ثانية: أضف وسيلة أخرى قبل إزالة مفتاح المرور هذا.',
  addedSubject: (name: string) => `مفتاح مرور جديد: \u2068${name}\u2069`,
  added: (name: string, key: string) =>
    `أضيف مفتاح المرور «\u2068${key}\u2069» إلى حسابك في \u2068${name}\u2069، ويمكن الدخول به.`,
  removedSubject: (name: string) => `إزالة مفتاح مرور: \u2068${name}\u2069`,
  removed: (name: string) => `أزيل مفتاح مرور من حسابك في \u2068${name}\u2069.`,
  notYou: 'إن لم تكن أنت من قام بذلك، فأبلغ أحد المسؤولين.',
} satisfies typeof frenchAnswers)

/** The words of passkeys. */
export const passkeys = words('passkeys', {
  title: 'مفاتيح المرور',
  hint: 'يغني مفتاح المرور عن كلمة المرور بفتح قفل هاتفك أو حاسوبك أو مفتاح أمان.',
  none: 'ليس لديك أي مفتاح مرور.',
  failed: 'تعذّر تحميل مفاتيح المرور.',
  unsupported: 'هذا المتصفح لا يدعم مفاتيح المرور.',
  add: 'إضافة مفتاح مرور',
  name: 'الاسم',
  nameHint: 'الجهاز الذي يوجد عليه مثلًا.',
  create: 'إنشاء مفتاح المرور',
  created: 'تمت إضافة مفتاح المرور',
  made: (moment: string) => `أضيف في ${moment}`,
  used: (moment: string) => `استُعمل في ${moment}`,
  unused: 'لم يُستعمل بعد',
  rename: 'إعادة التسمية',
  renameNamed: (name: string) => `إعادة التسمية: \u2068${name}\u2069`,
  save: 'حفظ',
  remove: 'إزالة',
  removeNamed: (name: string) => `إزالة: \u2068${name}\u2069`,
  removeTitle: (name: string) => `إزالة مفتاح المرور «\u2068${name}\u2069»؟`,
  removeHint: 'لن يمكن الدخول به بعد الآن، وسيُقطع اتصال أجهزتك الأخرى. احذفه من الجهاز أيضًا.',
  removed: 'تمت إزالة مفتاح المرور',
  logIn: 'الدخول بمفتاح مرور',
  use: 'استعمال مفتاح مرور',
  cancelled: 'لم يُستعمل أي مفتاح مرور.',
  notMade: 'لم يُنشأ أي مفتاح مرور.',
  already: 'يوجد على هذا الجهاز مفتاح مرور لحسابك.',
  cancel: 'إلغاء',
} satisfies typeof french)
