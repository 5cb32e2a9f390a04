// Without what looks alike when it is read out: I, l, 1, O, 0. A power of two, so that no letter is likelier.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_+=*!?'
const LENGTH = 16

/** A password that nobody guesses: 96 bits. */
export function makePassword(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(random, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}
