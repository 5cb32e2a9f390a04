import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { mistakesOf } from '../../api/errors.ts'
import type { FormValues } from '../../schema/field-meaning.ts'
import type { RecordForm } from '../controls/control-props.ts'
import { toastFailure } from '../toasts/toasts.tsx'

export interface Submission {
  readonly formElement: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly isSending: boolean
  /** How much of the files is sent, from 0 to 1; null while no files are under way. */
  readonly progress: number | null
}

export type SendForm = (
  values: FormValues,
  options: { readonly onProgress?: (share: number) => void },
) => Promise<void>

/** Sends a form once at a time. What is refused is told and marked, and stays as it was typed. */
export function useSubmission(form: RecordForm, send: SendForm): Submission {
  const formElement = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [progress, setProgress] = useState<number | null>(null)

  async function sendOnce(values: FormValues) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await send(values, holdsFiles(values) ? { onProgress: setProgress } : {})
    } catch (error) {
      toastFailure(error)
      markMistakes(form, error)
      focusFirstMistake(formElement.current)
    } finally {
      isUnderWay.current = false
      setProgress(null)
    }
  }

  const submit = form.handleSubmit(sendOnce, () => focusFirstMistake(formElement.current))
  return {
    formElement,
    onSubmit: (event) => void submit(event),
    isSending: form.formState.isSubmitting,
    progress,
  }
}

function holdsFiles(values: FormValues): boolean {
  return Object.values(values).some(
    (value) => value instanceof File || (Array.isArray(value) && value.some((each) => each instanceof File)),
  )
}

/** Marks each refusal at the control whose name it carries. */
export function markMistakes(form: Pick<RecordForm, 'setError'>, error: unknown): void {
  for (const { msg, path } of mistakesOf(error)) {
    if (path !== undefined && path !== '') form.setError(path, { type: 'server', message: msg })
  }
}

// The marks are drawn with the next frame.
function focusFirstMistake(formElement: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const first = formElement?.querySelector('[aria-invalid="true"]')
    if (first instanceof HTMLElement) first.focus()
  })
}
