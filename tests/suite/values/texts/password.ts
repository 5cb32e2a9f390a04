import type { PasswordField } from '../../../../src/kinds/password/definition.ts'
import type { Accepted, KindValues, Refused } from '../kind-values.ts'

const LEAST = 8
const MOST = 1_000
/** Of the first of each list of common passwords; capitals and full-width letters make no other. */
const COMMON = ['password', 'SunShine', 'ｓｕｎｓｈｉｎｅ', '123456789']

export const passwordValues: KindValues<PasswordField> = {
  async accepted({ name, field, serial }) {
    const secret = (title: string, text: string): Accepted => ({
      title,
      sent: () => ({ [name]: text, [field.confirmedBy]: text }),
      reads: { is: 'hidden' },
      fills: () => [name, field.confirmedBy].map((each) => ({ how: 'type', name: each, text })),
      shows: { [name]: '', [field.confirmedBy]: '' },
    })
    return [
      secret('plain', `un mot de passe ${serial}`),
      // Of a letter that no other value of a record is made of: it would be guessed by that.
      secret('the shortest', 'ж'.repeat(LEAST)),
      secret('the longest', 'ж'.repeat(MOST)),
      secret('Arabic', 'كلمة السر الطويلة'),
    ]
  },
  async refused({ name, field }) {
    const again = field.confirmedBy
    const pair = (title: string, one: unknown, other: unknown, path: string): Refused => ({
      title,
      sent: () => ({ [name]: one, ...(other !== undefined && { [again]: other }) }),
      path: () => path,
      ...(typeof one === 'string' &&
        typeof other === 'string' && {
          fills: () => [
            { how: 'type', name, text: one },
            { how: 'type', name: again, text: other },
          ],
        }),
    })
    const short = 'x'.repeat(LEAST - 1)
    return [
      pair('too short', short, short, name),
      pair('another confirmation', 'un mot de passe', 'un autre mot de passe', again),
      pair('an empty confirmation', 'un mot de passe', '', again),
      pair('no confirmation', 'un mot de passe', undefined, again),
      pair('a confirmation in capitals', 'un mot de passe', 'UN MOT DE PASSE', again),
      pair('a number', 12_345_678, '12345678', name),
      ...(field.refuseCommon ? COMMON.map((each) => pair(`everybody’s: ${each}`, each, each, name)) : []),
    ]
  },
  // On update an empty password keeps the old one.
  empty: ({ name }) => ({ reads: { is: 'hidden' }, clears: [], missing: () => name, fills: [] }),
  ascending: async () => [],
}
