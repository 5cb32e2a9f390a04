/** UTF-8 or UTF-16, or what Excel writes in western Europe. */
export function decodeText(file: Uint8Array): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return decodeWindows1252(file)
  }
}

/** The bytes 0x80 to 0x9F, as the index of windows-1252 in the WHATWG Encoding Standard has them. */
const OWN_OF_WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Node's own decoder takes windows-1252 for Latin-1, which has controls in the place of `€ ’ œ`. */
function decodeWindows1252(file: Uint8Array): string {
  const latin = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
  return latin.replace(/[\x80-\x9f]/g, (control) => OWN_OF_WINDOWS.charAt(control.charCodeAt(0) - 0x80))
}
