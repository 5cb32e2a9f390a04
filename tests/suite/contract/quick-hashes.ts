import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

const argon2 = await vi.importActual<typeof Argon2>('@node-rs/argon2')

/** Stands in for the real module: the same hashes, made fast, for the suite creates a thousand records. */
export const { verify } = argon2
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
