import type { FormEvent } from 'react'
import { plainCode } from '../schema/phone.ts'

/** Types Arabic digits as Latin ones, without marks of direction, because number inputs accept no others. */
export function typeLatinDigits(event: FormEvent<HTMLInputElement>): void {
  const { nativeEvent } = event
  const typed = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : ''
  const latin = plainCode(typed)
  if (latin === typed) return
  event.preventDefault()
  // Number inputs expose no caret, so this is the only way to insert at it.
  document.execCommand('insertText', false, latin)
}
