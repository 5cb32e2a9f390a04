import * as z from 'zod/mini'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import type { Text } from '../../schema/values/text.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { emptyOr } from '../core/definition/text-values.ts'

export interface PasswordField<Confirmation extends string = string> extends FieldBase {
  readonly kind: 'password'
  /**
   * The payload name of the second input.
   * @example confirmedBy: 'confirmation_password'
   */
  readonly confirmedBy: Confirmation
  /**
   * What the form calls the second input.
   * @example confirmationLabel: 'Confirmation du mot de passe'
   */
  readonly confirmationLabel: Text
  /**
   * Refuses the 10,000 commonest passwords, and those made of words of the record or of the program's name; while one is
   * typed the form says how hard it is to guess.
   * @example refuseCommon: true
   */
  readonly refuseCommon?: boolean
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly password: PasswordField
  }
  interface RecordParts<Name extends string, F> {
    password: object
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    password: PasswordPart<Name, F>
  }
  interface PathParts<Name extends string, F> {
    password: never
  }
}

type PasswordPart<Name extends string, F> =
  F extends PasswordField<infer Confirmation>
    ? Parsed<Name, ReturnType<typeof sentPassword>> & Parsed<Confirmation, ReturnType<typeof sentText>>
    : never

/**
 * A password typed twice, never read back; on update an empty one keeps the old.
 * @example password: password({ label: 'Mot de passe', confirmedBy: 'confirmation_password', confirmationLabel: 'Confirmation' })
 */
export function password<const Confirmation extends string>(
  options: Omit<PasswordField<Confirmation>, 'kind'>,
): PasswordField<Confirmation> {
  return fieldOfKind(passwordDefinition, { kind: 'password', ...options })
}

export const passwordDefinition: FieldDefinition<PasswordField> = {
  columns: (name) => [{ name, type: 'text', empty: null }],
  recordShape: () => ({}),
  formValues: (name, field) => ({ [name]: '', [field.confirmedBy]: '' }),
  isLeftOutOfDrafts: true,
  isSecret: true,
  isOneValue: true,
  // An empty one is none: nothing is a hash of it.
  toRow: (name, _field, value) => ({ [name]: typeof value === 'string' && value !== '' ? value : null }),
  fromRow: () => undefined,
  searchText: () => '',
  isEmpty: (value) => value === undefined || value === null || value === '',
}

/** Characters. */
export const MIN_PASSWORD_LENGTH = 8
// Hashing cost must not grow with what a stranger sends.
export const MAX_PASSWORD_LENGTH = 1_000

/** An é of one sign or of two is one letter to whoever types it; keyboards and systems send either (NFC of Unicode TR15). */
export function composePassword(typed: string): string {
  return typed.normalize('NFC')
}

function sentText() {
  return z.string().check(z.maxLength(MAX_PASSWORD_LENGTH), z.overwrite(composePassword))
}

function sentPassword() {
  return emptyOr(sentText().check(z.minLength(MIN_PASSWORD_LENGTH)))
}

export const passwordPayload: FieldPayload<PasswordField> = {
  isKeptUnsent: true,
  shape: (name, { confirmedBy }) => ({ [name]: sentPassword(), [confirmedBy]: sentText() }),
}
