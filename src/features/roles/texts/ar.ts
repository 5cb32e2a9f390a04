import { formatCount } from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { rolesAnswers as french } from './fr.ts'

/** What a change of roles is refused with. */
export const rolesAnswers = words('rolesAnswers', {
  badRequest: 'طلب غير صالح: للدور اسم لا يتجاوز 60 حرفا.',
  noSuchRole: 'هذا الدور غير موجود أو لم يعد موجودا.',
  noSuchEntity: (name: string) => `لا توجد قائمة باسم \u2068${name}\u2069.`,
  noSuchRight: (name: string) => `لا توجد صلاحية باسم \u2068${name}\u2069.`,
  noSuchRows: (name: string) => `لا توجد قاعدة باسم \u2068${name}\u2069 لاختيار البطاقات.`,
  noRolesRight: (name: string) => `لا يمكن منح الصلاحية \u2068${name}\u2069 لأي دور.`,
  rowsOfConfig: 'البطاقات التي يراها هذا الدور محددة في إعدادات البرنامج.',
  changedMeanwhile: 'تم تعديل هذا الدور في هذه الأثناء.',
  sameLabel: (label: string) => `يوجد دور آخر باسم \u2068${label}\u2069.`,
  ofConfig: 'هذا الدور من إعدادات البرنامج ولا يمكن حذفه.',
  isHeld: (count: number) =>
    plural('ar', count, {
      one: 'لا يزال هذا الدور مسندا إلى شخص: أسند إليه دورا آخر أولا.',
      two: 'لا يزال هذا الدور مسندا إلى شخصين: أسند إليهما دورا آخر أولا.',
      few: `لا يزال هذا الدور مسندا إلى ${formatCount(count)} أشخاص: أسند إليهم دورا آخر أولا.`,
      other: `لا يزال هذا الدور مسندا إلى ${formatCount(count)} شخصا: أسند إليهم دورا آخر أولا.`,
    }),
  noSuchAccount: 'لا يمكن عرض البرنامج كما يراه هذا الحساب.',
} satisfies typeof french)
