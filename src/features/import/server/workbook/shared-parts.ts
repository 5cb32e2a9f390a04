import { BUILT_IN_FORMATS } from './number-format.ts'
import { readXml, unescapeText } from './read-xml.ts'

/** The texts that cells refer to by their places; of what is written above letters to say how they are read, nothing. */
export function readStrings(part: Uint8Array): readonly string[] {
  const strings: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  readXml(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close(name) {
      if (name === 'si') strings.push(unescapeText(text))
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text: (more) => {
      if (isText) text += more
    },
  })
  return strings
}

/** The number format of each style that cells refer to by its place. */
export function readFormats(part: Uint8Array): readonly string[] {
  const custom = new Map<string, string>()
  const ids: string[] = []
  let isOfCells = false
  readXml(part, {
    open(name, { numFmtId: id = '', formatCode = '' }) {
      if (name === 'numFmt') custom.set(id, unescapeText(formatCode))
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) ids.push(id)
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return ids.map((id) => custom.get(id) ?? BUILT_IN_FORMATS.get(Number(id)) ?? '')
}
