import { HttpError, MAX_BYTES, MAX_DEPTH } from '../../../server/face.ts'
import { answers } from '#texts/server.ts'

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
  return new Splitter(list)
}

class Splitter implements RowSplitter {
  readonly #list: string
  #rest = ''
  #element = ''
  #depth = 0
  /** Where the member that is being read begins in the rest. */
  #memberAt = 0
  #isInText = false
  #isEscaped = false
  #isInList = false
  #isAfterList = false
  #hasElements = false
  #chunk = ''
  /** Up to where the chunk is kept. */
  #kept = 0
  #ended: string[] = []

  constructor(list: string) {
    this.#list = list
  }

  add(chunk: string): readonly string[] {
    this.#chunk = chunk
    this.#kept = 0
    this.#ended = []
    for (let at = 0; at < chunk.length; at += 1) this.#read(chunk.charAt(at), at)
    this.#keepTo(chunk.length)
    if (Math.max(this.#rest.length, this.#element.length) > MAX_BYTES)
      throw new HttpError(413, answers.tooLarge)
    return this.#ended
  }

  rest(): string {
    return this.#rest
  }

  #read(sign: string, at: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (this.#isInText) this.#readText(sign)
    else if (sign === '"') this.#isInText = true
    else if (sign === '[' || sign === '{') this.#open(sign, at)
    else if (sign === ']' || sign === '}') this.#close(at)
    else if (sign === ',') this.#separate(at)
  }

  #readText(sign: string): void {
    if (sign === '\\') this.#isEscaped = true
    else this.#isInText = sign !== '"'
  }

  #open(sign: string, at: number): void {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new HttpError(400, answers.unreadable)
    if (this.#depth === 1) return this.#beginMember(at + 1)
    if (this.#depth > 2 || sign === '{' || this.#isAfterList) return
    this.#keepTo(at)
    if (this.#rest.slice(this.#memberAt).replace(/\s/g, '') !== `"${this.#list}":`) return
    this.#keepTo(at + 1)
    this.#isInList = true
  }

  #close(at: number): void {
    this.#depth -= 1
    if (!this.#isInList || this.#depth !== 1) return
    this.#keepTo(at)
    if (this.#hasElements || this.#element.trim() !== '') this.#endElement(at)
    this.#element = ''
    this.#isInList = false
    this.#isAfterList = true
  }

  #separate(at: number): void {
    if (this.#isInList && this.#depth === 2) {
      this.#endElement(at)
      this.#kept = at + 1
    } else if (this.#depth === 1) this.#beginMember(at + 1)
  }

  #endElement(end: number): void {
    this.#keepTo(end)
    this.#ended.push(this.#element)
    this.#element = ''
    this.#hasElements = true
  }

  #beginMember(end: number): void {
    this.#keepTo(end)
    this.#memberAt = this.#rest.length
  }

  #keepTo(end: number): void {
    const text = this.#chunk.slice(this.#kept, end)
    if (this.#isInList) this.#element += text
    else this.#rest += text
    this.#kept = end
  }
}
