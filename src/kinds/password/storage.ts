import { t } from '../../texts/locale.ts'
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isMadeOfWords } from './guessable.ts'
import { composePassword, type PasswordField } from './definition.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { answers } from '#texts/server.ts'
import { Semaphore } from 'async-mutex'
import type { FieldStorage, ValidationContext } from '../core/storage/field-storage.ts'

// OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each takes its 19 MiB and one of the four threads that files are read with too: however many are asked for, so many at a time. */
const hashing = new Semaphore(2)

/** Kept as a hash; an empty one on update leaves the old. */
export const passwordStorage: FieldStorage<PasswordField> = {
  isOpaque: true,
  async validate(name, field, context) {
    const { mode, sent } = context
    const password = sent.get(name) ?? ''
    const confirmation = sent.get(field.confirmedBy) ?? ''
    if (password !== confirmation) {
      const msg = answers.confirmationDiffers(t(field.confirmationLabel))
      return { errors: [{ msg, path: field.confirmedBy }] }
    }
    if (typeof password !== 'string' || password === '') return mode === 'create' ? { value: '' } : undefined
    const reason = field.refuseCommon ? await findWeakness(password, [name, field], context) : null
    if (reason !== null) return { errors: [{ msg: reason, path: name }] }
    return { value: await hashPassword(password) }
  },
}

/** Why a password would be guessed; null where it would not. @returns what is told */
async function findWeakness(
  password: string,
  [name, { label, confirmedBy }]: readonly [string, PasswordField],
  { sent, stored }: ValidationContext,
): Promise<string | null> {
  // Half a megabyte, for programs that ask for it alone.
  const { isCommonPassword } = await import('./common-passwords.ts')
  if (isCommonPassword(password)) return answers.commonPassword(t(label))
  const others = [...sent].flatMap(([each, value]) => (each === name || each === confirmedBy ? [] : [value]))
  return isMadeOfWords(password, [...others, ...Object.values(stored ?? {})])
    ? answers.passwordOfWords(t(label))
    : null
}

/** One that nobody guesses and that can still be typed. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url')
}

/** A slow hash: whoever has it has not what it is made of. */
export function hashPassword(secret: string): Promise<string> {
  return hashing.runExclusive(() => hash(composePassword(secret), ARGON2))
}

/** The password field of an entity whose records log in. */
export function passwordFieldOf(
  fields: Fields,
): { readonly name: string; readonly field: PasswordField } | null {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'password') return { name, field }
  }
  return null
}

let hashOfNothing: Promise<string> | undefined

/** Whether the password is the one hashed. Without a hash it takes as long, and is not. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  hashOfNothing ??= hash('', ARGON2)
  // Older versions kept an empty text where there is none.
  const compared = hashed || (await hashOfNothing)
  // Older versions hashed what was typed as it was.
  for (const candidate of new Set([composePassword(password), password])) {
    if (await hashing.runExclusive(() => verify(compared, candidate))) return Boolean(hashed)
  }
  return false
}
