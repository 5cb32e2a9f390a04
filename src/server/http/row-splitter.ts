import { HttpError } from '../errors/http-error.ts'
import { answers } from '../../texts/answers.ts'
import { MAX_BYTES, MAX_DEPTH } from './parse-bodies.ts'

/** What a JSON object of one long list holds, as it comes in. */
export interface RowSplitter {
  /** @returns the elements of the list that have come to their end, as texts. @throws HttpError for what is too long or deep */
  add(chunk: string): readonly string[]
  /** The object with an empty list in its stead. */
  rest(): string
}

/**
 * Cuts the text of an object into the elements of its list and the rest, without reading them: whoever parses each of
 * them by itself never keeps others waiting for the whole.
 */
export function createRowSplitter(list: string): RowSplitter {
  const isListName = (text: string) => text.replace(/\s/g, '') === `"${list}":`
  let [rest, element, memberAt, depth] = ['', '', 0, 0]
  let [isInText, isEscaped, isInList, isAfterList, hasElements] = [false, false, false, false, false]

  function add(chunk: string): readonly string[] {
    const ended: string[] = []
    let start = 0
    const keepTo = (end: number) => {
      if (isInList) element += chunk.slice(start, end)
      else rest += chunk.slice(start, end)
      start = end
    }
    const endElement = (end: number) => {
      keepTo(end)
      ended.push(element)
      element = ''
      hasElements = true
    }
    const beginMember = (end: number) => {
      keepTo(end)
      memberAt = rest.length
    }
    const open = (sign: string, at: number) => {
      depth += 1
      if (depth > MAX_DEPTH) throw new HttpError(400, answers.unreadable)
      if (depth === 1) return beginMember(at + 1)
      if (depth > 2 || sign === '{' || isAfterList) return
      keepTo(at)
      if (!isListName(rest.slice(memberAt))) return
      keepTo(at + 1)
      isInList = true
    }
    const close = (at: number) => {
      depth -= 1
      if (!isInList || depth !== 1) return
      keepTo(at)
      if (hasElements || element.trim() !== '') endElement(at)
      element = ''
      isInList = false
      isAfterList = true
    }
    const separate = (at: number) => {
      if (isInList && depth === 2) {
        endElement(at)
        start = at + 1
      } else if (depth === 1) beginMember(at + 1)
    }

    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk[at]
      if (isEscaped) isEscaped = false
      else if (isInText) {
        if (sign === '\\') isEscaped = true
        else isInText = sign !== '"'
      } else if (sign === '"') isInText = true
      else if (sign === '[' || sign === '{') open(sign, at)
      else if (sign === ']' || sign === '}') close(at)
      else if (sign === ',') separate(at)
    }
    keepTo(chunk.length)
    if (Math.max(rest.length, element.length) > MAX_BYTES) throw new HttpError(413, answers.tooLarge)
    return ended
  }
  return { add, rest: () => rest }
}
