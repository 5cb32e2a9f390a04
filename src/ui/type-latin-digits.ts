import type { FormEvent } from 'react'
import { latinDigits } from '../schema/digits.ts'

/** An input for numbers lets in the digits alone that programs read: others are typed as those. */
export function typeLatinDigits(event: FormEvent<HTMLInputElement>): void {
  const { nativeEvent } = event
  const typed = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : ''
  const latin = latinDigits(typed)
  if (latin === typed) return
  event.preventDefault()
  // The one way to type at the caret of an input that tells nobody where that is.
  document.execCommand('insertText', false, latin)
}
