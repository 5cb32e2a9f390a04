import type {
  agentAnswers as frenchAnswers,
  agentTools as frenchTools,
  proposals as frenchProposals,
} from './fr.ts'
import { formatCount, ofRecords } from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'

/** What an agent, or who asks in its place, is refused with. */
export const agentAnswers = words('agentAnswers', {
  onlyKeys: 'هذا العنوان مخصص للوكلاء: يستعملونه بمفتاح برمجي.',
  onlyPost: 'يستقبل هذا العنوان رسالة واحدة في كل مرة، بطريقة POST.',
  oneMessage: 'طلب غير صالح: رسالة JSON-RPC واحدة في كل مرة.',
  nothingChanges: 'لن يتغير شيء: البطاقة على هذه الحال أصلًا.',
  fileExpected: 'يُرسل الملف باسمه وبمحتواه مرمَّزًا بصيغة base64.',
  filesNeedPeople: (names: string) => `لا يمكن اقتراح ملف: يضيفه شخص بنفسه (\u2068${names}\u2069).`,
  tooManyProposals: (count: number) => `اقتراحات كثيرة تنتظر القرار (${count}): يجب البت في بعضها أولًا.`,
  noSuchProposal: 'هذا الاقتراح غير موجود، أو ليس لك البت فيه.',
  alreadyDecided: 'سبق البت في هذا الاقتراح، أو انتهت صلاحيته.',
  recordGone: 'حُذفت البطاقة: يجب استرجاعها أولًا من سلة المحذوفات إن كانت لا تزال فيها.',
  proposerIsOut: 'لم يعد للشخص الذي يعمل الوكيل لحسابه حق الدخول: لا يمكن سوى رفض الاقتراح.',
  cutShort: 'توقّف البرنامج أثناء الإجراء: قد يكون جزء منه قد أُنجز. تحقّق من البطاقات.',
  changedMeanwhile: 'تغيرت البطاقة في هذه الأثناء: يرجى الاطلاع عليها مجددًا قبل القبول.',
} satisfies typeof frenchAnswers)

/** What the tools of agents are called, by the entity. */
export const agentTools = words('agentTools', {
  find: (name: string) => `${name}: بحث`,
  read: (name: string) => `${name}: قراءة`,
  create: (name: string) => `${name}: إضافة`,
  update: (name: string) => `${name}: تعديل`,
  delete: (name: string) => `${name}: حذف`,
  history: (name: string) => `${name}: سجل التعديلات`,
  act: (name: string) => `${name}: تنفيذ إجراء`,
  checkImport: (name: string) => `${name}: فحص استيراد`,
  proposals: 'الاقتراحات',
  oneOrder: 'تُرتّب البطاقات حسب حقل واحد.',
} satisfies typeof frenchTools)

/** The words of what agents would do. */
export const proposals = words('proposals', {
  title: (count: number) =>
    plural('ar', count, {
      one: 'اقتراح واحد من وكيل ينتظر قرارك',
      two: 'اقتراحان من الوكلاء ينتظران قرارك',
      few: `${formatCount(count)} اقتراحات من الوكلاء تنتظر قرارك`,
      many: `${formatCount(count)} اقتراحًا من الوكلاء ينتظر قرارك`,
      other: `${formatCount(count)} اقتراح من الوكلاء ينتظر قرارك`,
    }),
  waiting: 'اقتراحات الوكلاء',
  look: 'البت فيها',
  kinds: { create: 'إضافة', update: 'تعديل', delete: 'حذف', act: 'إجراء' },
  accept: 'قبول',
  acceptNamed: (name: string) => `قبول: \u2068${name}\u2069`,
  accepted: 'تم قبول الاقتراح',
  refuse: 'رفض',
  refuseNamed: (name: string) => `رفض: \u2068${name}\u2069`,
  refused: 'تم رفض الاقتراح',
  reason: 'السبب',
  reasonHint: 'سيطّلع الوكيل على هذا السبب. يمكن تركه فارغًا.',
  cancel: 'إلغاء',
  until: (moment: string) => `تنتهي صلاحيته في ${moment}`,
  overtaken: (names: string) =>
    `عُدّل منذ تقديم الاقتراح: \u2068${names}\u2069. تظهر أولًا القيمة الحالية التي ستُستبدل.`,
  gone: 'حُذفت البطاقة منذ ذلك الحين: ما لم تُسترجع، لا يمكن إلا رفض الاقتراح.',
  records: (count: number) => `على ${ofRecords(count)}`,
} satisfies typeof frenchProposals)
