import type { FormEvent } from 'react'
import { plainCode } from '../schema/values/phone.ts'

/** The ids of what Mantine's input wrapper says of a control: its description and its error, where there are any. */
export function describedBy(
  id: string,
  { description, error }: { readonly description: string | undefined; readonly error: string | undefined },
): string | undefined {
  const ids = [...(description ? [`${id}-description`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length === 0 ? undefined : ids.join(' ')
}

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
