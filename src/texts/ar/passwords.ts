import type { passwords as french } from '../fr/passwords.ts'
import { words } from '../words.ts'

/** How hard a password is to guess. */
export const passwords = words('passwords', {
  short: 'قصيرة جدًا: ثمانية أحرف على الأقل.',
  guessed: 'مرفوضة: شائعة جدًا، أو مكوّنة مما يُعرف عن صاحبها.',
  weak: 'ضعيفة: يُستحسن إطالتها، بعدة كلمات مثلًا.',
  fair: 'متوسطة: بضعة أحرف إضافية تجعلها جيدة.',
  good: 'كلمة مرور جيدة.',
  strong: 'كلمة مرور جيدة جدًا.',
} satisfies typeof french)
