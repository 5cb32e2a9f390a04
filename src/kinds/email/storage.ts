import type { FieldStorage } from '../core/storage/field-storage.ts'
import { plainStorage } from '../core/storage/plain-storage.ts'
import type { EmailField } from './meaning.ts'

export const emailStorage: FieldStorage<EmailField> = { ...plainStorage, getsMail: true }
