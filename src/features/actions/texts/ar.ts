import { isolated, formatCount, ofRecords } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { actionAnswers as frenchAnswers, actions as french } from './fr.ts'

/** The words around an entity's own actions. */
export const actions = words('actions', {
  running: 'الإجراء قيد التنفيذ',
  stopped: (done: number, total: number) =>
    total === 0 ? 'تم الإيقاف' : `${formatCount(done)} من ${formatCount(total)}، تم الإيقاف`,
  doneWith: (done: string, records: number) => `${isolated(done)} (${formatCount(records)})`,
  runs: 'الإجراءات قيد التنفيذ',
  since: (moment: string) => `منذ ${moment}`,
} satisfies typeof french)

/** What a run is refused with. */
export const actionAnswers = words('actionAnswers', {
  badPart: {
    ids: (most: number) => `\u2068ids\u2069: قائمة معرّفات بطاقات، لا تتجاوز ${ofRecords(most)}.`,
    values: '\u2068values\u2069: قيم الاستمارة حسب اسم الحقل.',
    run: '\u2068run\u2069: من 20 إلى 100 حرف أو رقم أو شرطة أو شرطة سفلية.',
  },
  undone: 'لم يُنفَّذ شيء هنا: رُفضت بطاقة أخرى.',
  onRecords: (label: string) => `«\u2068${label}\u2069» إجراء يخص بطاقات: يرجى اختيارها.`,
  onList: (label: string) => `«\u2068${label}\u2069» إجراء يخص القائمة كلها: لا حاجة إلى اختيار بطاقة.`,
  notAsItIs: (label: string) => `لا يمكن تنفيذ «\u2068${label}\u2069» على هذه البطاقة في وضعيتها الحالية.`,
} satisfies typeof frenchAnswers)
