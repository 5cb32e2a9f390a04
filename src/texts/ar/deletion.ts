import type { RecordId } from '../../schema/values/record-id.ts'
import type { deletion as french } from '../fr/deletion.ts'
import { words } from '../words.ts'
import { formatCount, ofDays, ofRecords, records as countRecords } from './counts.ts'

/** The words of a deletion, before and after it. */
export const deletion = words('deletion', {
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
} satisfies typeof french)
