import { isObject, objectOr, textOr, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { FoundCall } from './read-operations.ts'

/** What the lists of this product are paged by; a document that has both needs no word. */
const OWN_PAGING = ['page', 'pageSize']
const OTHER_PAGING =
  /^(page|page_?(size|token|number|limit)|per_?page|limit|offset|skip|take|top|cursor|after|before|starting_after|size)$/i

/** A list is then what its first page holds, which nobody sees from the screen. */
export function describePaging(list: FoundCall | undefined): readonly string[] {
  const queries = list?.queries ?? []
  if (OWN_PAGING.every((name) => queries.includes(name))) return []
  const others = queries.filter((name) => OTHER_PAGING.test(name))
  if (others.length === 0) return []
  return [
    `endpoints.list: paged by ${others.join(', ')} in the document, which are not sent; only page and pageSize are, so that a list may be its first page alone`,
  ]
}

/** Browsers are known by the cookie that a login sets; of other ways the document has a scheme. */
export function describeLogin(document: JsonObject): readonly string[] {
  const schemes = Object.entries(objectOr(objectOr(document.components).securitySchemes))
  const others = schemes.filter(([, scheme]) => isObject(scheme) && scheme.in !== 'cookie')
  if (others.length === 0 || others.length < schemes.length) return []
  const names = others.map(([name, scheme]) => `${name} (${describeScheme(objectOr(scheme))})`).join(', ')
  return [
    `login: the document wants ${names}${describeCall(document)}; the screens log in at /api/auth/login and send its cookie`,
  ]
}

function describeScheme({ type, scheme }: JsonObject): string {
  return [textOr(type, ''), textOr(scheme, '')].filter(Boolean).join(' ')
}

const LOGIN = /\b(login|log-in|signin|sign-in|token|sessions?|authenticate)$/i

function describeCall(document: JsonObject): string {
  const path = Object.entries(objectOr(document.paths)).find(
    ([each, item]) => LOGIN.test(each) && 'post' in objectOr(item),
  )?.[0]
  return path === undefined ? '' : `, from POST ${path}`
}
