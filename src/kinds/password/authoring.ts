import { entityDefaults } from '#texts/developers.ts'
import { hidden, type Authoring } from '../core/authoring/authoring.ts'
import type { EntityFinding, Path } from '../core/authoring/entity-finding.ts'
import { describeFound } from '../core/authoring/expectation.ts'
import { objectOr } from '../core/authoring/json.ts'
import { readWords } from '../core/authoring/naming.ts'
import { isDescribedText } from '../core/authoring/recognize.ts'
import { flag, shownText } from '../core/authoring/value-checks.ts'
import type { PasswordField } from './definition.ts'

const WORDS = ['password', 'passwd']

export const passwordAuthoring: Authoring<PasswordField> = {
  ...hidden,
  options: { confirmedBy: confirmationName, confirmationLabel: shownText, refuseCommon: flag },
  compareOptions(name, { confirmedBy }) {
    if (confirmedBy !== name) return []
    const message = `there is "${name}", the name of the field itself; expected the payload name of the second input; write confirmedBy: 'confirmation_${name}'`
    return [{ code: 'E161', path: ['fields', name, 'confirmedBy'], message }]
  },
  nameWords: WORDS,
  recognizeSchema(described) {
    if (!isDescribedText(described, ['password'], WORDS)) return undefined
    const { create, record } = described.bodies
    const properties = objectOr(create.properties ?? record.properties)
    const confirmedBy = Object.keys(properties).find(isConfirmation)
    return confirmedBy === undefined ? {} : { options: { confirmedBy } }
  },
  complete: ({ name }) => ({
    confirmedBy: `confirmation_${name}`,
    confirmationLabel: entityDefaults.confirmation,
  }),
}

function confirmationName(value: unknown, path: Path): readonly EntityFinding[] {
  if (typeof value === 'string' && value !== '') return []
  const message = `${describeFound(value)}; expected the payload name of the second input; write confirmedBy: 'confirmation_password'`
  return [{ code: 'E161', path, message }]
}

/** The name of a password's second input. */
export function isConfirmation(name: string): boolean {
  const words = readWords(name)
  return words.includes('password') && words.some((word) => /^(confirm|repeat)/.test(word))
}
