import type { auditLog as french } from '../fr/audit-log.ts'
import { words } from '../words.ts'

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
    factorOn: 'تفعيل التحقق الثاني',
    factorOff: 'تعطيل التحقق الثاني',
    factorReset: 'إعادة تعيين التحقق الثاني',
    factorFailed: 'فشل التحقق الثاني',
    codesMade: 'إنشاء رموز الاسترجاع',
    codeUsed: 'استعمال رمز استرجاع',
    passkeyAdded: 'إضافة مفتاح مرور',
    passkeyRemoved: 'إزالة مفتاح مرور',
  },
  by: (name: string) => `من طرف \u2068${name}\u2069`,
  ofKey: (key: string, name: string) => `المفتاح \u2068${key}\u2069 الخاص بـ \u2068${name}\u2069`,
  accepted: (author: string, name: string) => `${author}، بموافقة ${name}`,
  byProgram: 'تلقائيًا',
} satisfies typeof french)
