import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { mistakesOf } from '../../api/errors.ts'
import { fetchWithProgress } from '../../api/fetch-with-progress.ts'
import type { FormValues } from '../../schema/field-meaning.ts'
import type { RecordForm } from '../../kinds/control-props.ts'
import { toastFailure } from '../toasts/toasts.ts'

export interface Submission {
  readonly formElement: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly isSending: boolean
  /** How much of the files is sent, from 0 to 1; null while no files are under way. */
  readonly progress: number | null
}

export type SendForm = (values: FormValues, options: { readonly fetch?: typeof fetch }) => Promise<void>

export interface SubmissionSteps {
  /** Whether it may be sent as it is. */
  readonly isReady?: () => boolean
  readonly send: SendForm
  readonly onSaved: () => void | Promise<void>
  /** Hears of a failure that has been told. */
  readonly onFailed?: (error: unknown) => void
}

/** Sends a form once at a time. What is refused is told and marked, and stays as it was typed. */
export function useSubmission(form: RecordForm, steps: SubmissionSteps): Submission {
  const formElement = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [progress, setProgress] = useState<number | null>(null)
  const { isSubmitting, submitCount } = form.formState

  async function sendValues(values: FormValues) {
    try {
      await steps.send(values, holdsFiles(values) ? { fetch: fetchWithProgress(setProgress) } : {})
    } catch (error) {
      toastFailure(error)
      markMistakes(form, error)
      steps.onFailed?.(error)
      return
    } finally {
      setProgress(null)
    }
    await steps.onSaved()
  }

  async function submitOnce() {
    // A second submit would end `isSubmitting` while the first is still under way.
    if (isUnderWay.current || steps.isReady?.() === false) return
    isUnderWay.current = true
    await form
      .handleSubmit(sendValues)()
      .finally(() => (isUnderWay.current = false))
  }

  // The marks are drawn when the count of submits has changed, not before.
  useEffect(() => {
    if (submitCount > 0 && formElement.current) focusAfterRefusal(formElement.current)
  }, [submitCount])

  return {
    formElement,
    onSubmit(event) {
      event.preventDefault()
      void submitOnce()
    },
    isSending: isSubmitting,
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

/** The first mistake; without one the button, which loses the focus while it cannot be pressed. */
function focusAfterRefusal(formElement: HTMLFormElement): void {
  const mistake = formElement.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (mistake) mistake.focus()
  else if (document.activeElement === document.body) {
    formElement.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
}
