import { SaxesParser } from 'saxes'

/** What is done with the tags of a part, whose names come without their prefixes. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

const CHUNK_BYTES = 65_536

/** Reads a part piece by piece, so that no text is made of the whole. @throws for what is not well-formed */
export function readXml(part: Uint8Array, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser<{ xmlns?: false; position: false }>({ position: false })
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes))
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder(encodingOf(part), { fatal: true })
  for (let start = 0; start < part.length; start += CHUNK_BYTES)
    parser.write(decoder.decode(part.subarray(start, start + CHUNK_BYTES), { stream: true }))
  parser.write(decoder.decode()).close()
}

/** The two that every reader of XML takes; UTF-16 always says itself. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const ESCAPED = /_x([\da-f]{4})_/gi

/** A text of a workbook (ECMA-376, ST_Xstring): `_x0041_` stands for `A`, and `_x005F_` for the sign that begins such a code. */
export function unescapeText(text: string): string {
  return text.replace(ESCAPED, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
