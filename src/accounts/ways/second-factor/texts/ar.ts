import { counting } from '../../../../texts/ar/counts.ts'
import { words } from '../../../../texts/words.ts'
import type { secondFactor as french, secondFactorAnswers as frenchAnswers } from './fr.ts'

/** What a second factor is refused with. */
export const secondFactorAnswers = words('secondFactorAnswers', {
  badCode: 'أدخل الرمز المكوّن من ستة أرقام الظاهر في تطبيقك، أو رمز استرجاع.',
  wrongCode: 'هذا الرمز خاطئ، أو سبق استعماله.',
  setUpIsOver: 'انتهت مهلة هذا الإعداد. ابدأ من جديد.',
  hasOne: 'لهذا الحساب وسيلة تحقق ثانية بالفعل.',
  isRequired: 'دورك يفرض وسيلة تحقق ثانية: يمكنك استبدالها، لا تعطيلها.',
  ownIsNotReset: 'تُعطَّل وسيلة تحققك الثانية أو تُستبدل من ملفك الشخصي، في صفحة الأمان.',
  mailNotYou: 'إن لم تكن أنت، فغيّر كلمة مرورك وأبلغ أحد المسؤولين فورًا.',
  mailSubject: (name: string) => `التحقق بخطوتين: \u2068${name}\u2069`,
  mailOn: (name: string) => `تم للتو إعداد تطبيق مصادقة لحسابك في \u2068${name}\u2069.`,
  mailOff: (name: string) => `تم للتو تعطيل التحقق بخطوتين لحسابك في \u2068${name}\u2069.`,
  mailCodes: (name: string) =>
    `أُنشئت للتو رموز استرجاع جديدة لحسابك في \u2068${name}\u2069: لم تعد القديمة صالحة.`,
  mailCodeUsed: (name: string) => `استُعمل للتو رمز استرجاع للدخول إلى حسابك في \u2068${name}\u2069.`,
  mailFailed: (name: string) => `أدخل شخص ما كلمة مرورك في \u2068${name}\u2069، لكن مع رموز خاطئة عدة مرات.`,
  mailReset: (by: string, name: string) =>
    `أعاد \u2068${by}\u2069 للتو تعيين التحقق بخطوتين لحسابك في \u2068${name}\u2069: تكفي كلمة مرورك إلى أن تُعِدّه من جديد.`,
} satisfies typeof frenchAnswers)

const recoveryCodes = counting({
  one: 'رمز استرجاع واحد',
  two: 'رمزا استرجاع',
  few: 'رموز استرجاع',
  many: 'رمز استرجاع',
  other: 'رمز استرجاع',
})

/** The words of the second factor. */
export const secondFactor = words('secondFactor', {
  title: 'التحقق بخطوتين',
  codePrompt: (user: string) => `أدخل الرمز الذي يعرضه تطبيق المصادقة للحساب \u2068${user}\u2069.`,
  code: 'الرمز المكوّن من ستة أرقام',
  recoveryPrompt: (user: string) =>
    `أدخل أحد رموز استرجاع الحساب \u2068${user}\u2069. كل رمز يُستعمل مرة واحدة.`,
  recoveryCode: 'رمز الاسترجاع',
  byRecovery: 'استعمال رمز استرجاع',
  byCode: 'استعمال التطبيق',
  proveByCode: 'استعمال رمز من التطبيق',
  byPassword: 'استعمال كلمة المرور',
  confirm: 'تأكيد',
  loading: 'جارٍ التحميل…',
  remember: 'عدم طلب الرمز في هذا المتصفح لمدة 30 يومًا',
  mustSetUp:
    'دورك يفرض التحقق بخطوتين. أعِدّ تطبيق مصادقة: على هاتف، أو على هذا الحاسوب (يكفي مدير كلمات المرور).',
  failed: 'تعذّر تحميل الإعداد.',
  scan: 'امسح هذه الصورة ضوئيًا بتطبيق المصادقة في هاتفك.',
  picture: 'رمز QR للمفتاح',
  orType: 'بدون كاميرا، أو بتطبيق على هذا الحاسوب: أدخل هذا المفتاح في التطبيق.',
  openApp: 'فتح تطبيق على هذا الجهاز',
  secret: 'المفتاح المراد إدخاله',
  codes: 'رموز الاسترجاع',
  codesHint: 'كل رمز يعوّض وسيلة التحقق الثانية مرة واحدة. احفظها في غير هذا الجهاز: لن تُعرض مرة أخرى أبدًا.',
  file: 'recovery-codes',
  download: 'تنزيل',
  print: 'طباعة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  kept: 'لقد حفظت هذه الرموز',
  goOn: 'متابعة',
  off: 'بعد كلمة المرور، رمز من تطبيق المصادقة: على هاتف أو على حاسوب. لا تكفي كلمة مرور مسروقة وحدها للدخول.',
  required: 'دورك يفرضه.',
  setUp: 'إعداد',
  replace: 'تغيير التطبيق',
  turnOff: 'تعطيل',
  turnOffTitle: 'تعطيل التحقق بخطوتين؟',
  turnOffHint: 'ستكفي كلمة مرورك وحدها من جديد. تنتهي رموز الاسترجاع وجلساتك الأخرى.',
  turnedOn: 'تم تفعيل التحقق بخطوتين',
  turnedOff: 'تم تعطيل التحقق بخطوتين',
  cancel: 'إلغاء',
  since: (moment: string) => `مفعّل منذ ${moment}`,
  codesLeft: (count: number) => (count === 0 ? 'لم يبق أي رمز استرجاع' : `بقي لك ${recoveryCodes(count)}`),
  byOther: 'مفتاح المرور هو وسيلة تحققك الثانية',
  makeCodes: 'إنشاء رموز استرجاع',
  noCodes: 'إذا فقدت وسيلة التحقق الثانية ولم يكن لديك رمز استرجاع، فلن يعيد لك الدخول إلا مسؤول.',
  otherPrompt: (user: string) => `استعمل مفتاح مرور الحساب \u2068${user}\u2069. هل فقدته؟`,
  newCodes: 'رموز استرجاع جديدة',
  newCodesTitle: 'إنشاء رموز استرجاع جديدة؟',
  newCodesHint: 'لن تبقى القديمة صالحة.',
  remembered: 'متصفحات بلا رمز',
  forget: 'نسيان',
  forgetAll: 'نسيانها كلها',
  forgotten: 'سيُطلب الرمز من جديد',
  reset: 'إعادة تعيين التحقق',
  resetTitle: 'إعادة تعيين التحقق بخطوتين لهذا الحساب؟',
  resetHint:
    'تأكد من أن الطلب صادر فعلًا عن هذا الشخص. ستكفي كلمة المرور وحدها، وتنتهي جلساته، ويظهر اسمك في سجل التعديلات.',
  resetDone: 'تمت إعادة تعيين التحقق بخطوتين',
  until: (moment: string) => `إلى غاية ${moment}`,
  forgetNamed: (name: string) => `نسيان: \u2068${name}\u2069`,
} satisfies typeof french)
