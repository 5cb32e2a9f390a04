import type { FieldRequest } from './authoring.ts'
import { isList } from './expectation.ts'

/** An option that is a text, the empty text where it is none. */
export function textOption({ options }: FieldRequest, name: string): string {
  const value = options[name]
  return typeof value === 'string' ? value : ''
}

/** An option that is a list of texts. */
export function listOption({ options }: FieldRequest, name: string): readonly string[] {
  const value = options[name]
  return isList(value) ? value.filter((each) => typeof each === 'string') : []
}

/** `open,closed=Fermé` as labels by value. */
export function readPairs(text: string): Readonly<Record<string, string>> {
  const values = text.split(',').filter((each) => each !== '')
  return Object.fromEntries(
    values.map((each) => {
      const [value = each, label = value] = each.split('=')
      return [value, label]
    }),
  )
}
