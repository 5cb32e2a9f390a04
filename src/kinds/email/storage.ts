import { type FieldStorage, plainStorage } from '../core/storage/field-storage.ts'
import type { EmailField } from './definition.ts'

export const emailStorage: FieldStorage<EmailField> = { ...plainStorage, getsMail: true }
