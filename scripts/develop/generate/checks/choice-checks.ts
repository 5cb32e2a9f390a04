import { inLanguage, type Text } from '../../../../src/schema/text.ts'
import { describeFound } from '../diagnostics/expectation.ts'
import type { Complaint, Path } from '../diagnostics/finding.ts'
import { isObject, type Check } from './check.ts'
import { text } from './value-checks.ts'

/** The options of a choice: at least one, of distinct values, that read differently. */
export const choiceOptions: Check = (value, path) => {
  if (!isObject(value) || Object.keys(value).length === 0) {
    const found = isObject(value) ? 'there is no option' : describeFound(value)
    const message = `${found}; expected at least one; write options: { value: 'Label' }`
    return [{ code: 'E150', path, message }]
  }
  const labels = Object.entries(value).flatMap(([option, label]) => text(label, [...path, option]))
  return [...labels, ...findUnfitValues(value, path), ...findEqualLabels(value, path)]
}

function findUnfitValues(options: Readonly<Record<string, unknown>>, path: Path): readonly Complaint[] {
  return Object.keys(options).flatMap((option): readonly Complaint[] => {
    const trimmed = option.trim()
    if (option !== '' && option === trimmed) return []
    const advice = trimmed === '' ? 'no choice is offered by every form; remove it' : `write "${trimmed}"`
    const message = `there is the value ${JSON.stringify(option)}; expected one without spaces around it; ${advice}`
    return [{ code: 'E153', path: [...path, option], isAboutKey: true, message }]
  })
}

function findEqualLabels(options: Readonly<Record<string, unknown>>, path: Path): readonly Complaint[] {
  const first = new Map<string, string>()
  return Object.entries(options).flatMap(([option, label]): readonly Complaint[] => {
    if (!isText(label)) return []
    const read = inLanguage(label, 'fr').trim()
    const other = first.get(read)
    if (other === undefined) first.set(read, option)
    if (other === undefined || read === '') return []
    const message = `there is "${read}", as "${other}" reads already; expected labels that people can tell apart`
    return [{ code: 'E152', path: [...path, option], message }]
  })
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' || (isObject(value) && typeof value['fr'] === 'string')
}
