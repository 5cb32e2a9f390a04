import type { ImportEncoding } from '../calls.ts'

/** The bytes 0x80 to 0x9F, as the index of windows-1252 in the WHATWG Encoding Standard has them. */
const OWN_OF_WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

export function isUnicode(encoding: ImportEncoding): boolean {
  return encoding.startsWith('utf-')
}

export function decodeBytes(file: Uint8Array, encoding: ImportEncoding): string {
  return encoding === 'windows-1252' ? decodeWestern(file) : new TextDecoder(encoding).decode(file)
}

export function toLatin(file: Uint8Array): string {
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
}

/** Node's own decoder takes windows-1252 for Latin-1, which has controls in the place of `€ ’ œ`. */
function decodeWestern(file: Uint8Array): string {
  return toLatin(file).replace(/[\x80-\x9f]/g, (control) =>
    OWN_OF_WINDOWS.charAt(control.charCodeAt(0) - 0x80),
  )
}

/** The bytes of a text in windows-1252; nothing where it lacks a letter of it. */
export function encodeWestern(text: string): Uint8Array | undefined {
  const bytes = Array.from(text, (letter) => {
    const place = OWN_OF_WINDOWS.indexOf(letter)
    return place < 0 ? letter.charCodeAt(0) : place + 0x80
  })
  return bytes.every((byte) => byte <= 0xff) ? Uint8Array.from(bytes) : undefined
}
