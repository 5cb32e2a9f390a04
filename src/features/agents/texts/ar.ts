import type { agentAnswers as frenchAnswers, agentTools as frenchTools } from './fr.ts'
import { words } from '../../../texts/words.ts'

/** What an agent, or who asks in its place, is refused with. */
export const agentAnswers = words('agentAnswers', {
  onlyKeys: 'هذا العنوان مخصص للوكلاء: يستعملونه بمفتاح برمجي.',
  onlyPost: 'يستقبل هذا العنوان رسالة واحدة في كل مرة، بطريقة POST.',
  oneMessage: 'طلب غير صالح: رسالة JSON-RPC واحدة في كل مرة.',
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
  oneOrder: 'تُرتّب السجلات حسب حقل واحد.',
} satisfies typeof frenchTools)
