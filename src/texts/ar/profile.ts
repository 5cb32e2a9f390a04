import type { profile as french } from '../fr/profile.ts'
import { words } from '../words.ts'

/** The words of one's own account. */
export const profile = words('profile', {
  title: 'الملف الشخصي',
  failed: 'تعذر تحميل البطاقة.',
  edit: 'تعديل الملف الشخصي',
  password: 'تغيير كلمة المرور',
  editTitle: 'تعديل الملف الشخصي',
  passwordTitle: 'تغيير كلمة المرور',
  emailStays: 'عنوانك يربطك بخدمة إثبات الهوية: يمكن لأحد المسؤولين تغييره.',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور',
  updated: 'تم تحديث البيانات بنجاح',
  passwordUpdated: 'تم تحديث كلمة المرور بنجاح',
  /** Of what an account must have and lacks. */
  missing: (labels: string) => `ما زال ينقص ملفك الشخصي: \u2068${labels}\u2069.`,
  nothing: 'غير محدد',
} satisfies typeof french)
