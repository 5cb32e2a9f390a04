import { type FieldStorage, plainStorage } from '../core/storage/field-storage.ts'
import type { EmailField } from './meaning.ts'

export const emailStorage: FieldStorage<EmailField> = { ...plainStorage, getsMail: true }
