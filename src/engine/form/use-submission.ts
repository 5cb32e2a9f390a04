import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { fieldErrorsOf } from '../../api/errors.ts'
import { fetchWithProgress } from '../../api/fetch-with-progress.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import { dismissToastsOf, toastFailure } from '../toasts/toasts.ts'
import { focusInTab } from './form-layout.ts'

const AWAITED = '[role="combobox"][aria-busy="true"]'

/**
 * Waits for every choice that was typed and left before its options were there: a form that is sent earlier would be sent
 * without it. @returns whether the form is still there
 */
async function awaitChoices(form: HTMLFormElement): Promise<boolean> {
  leaveSelect(form)
  // React draws what leaving changes before this goes on.
  await Promise.resolve()
  const isAwaited = () => form.isConnected && form.querySelector(AWAITED) !== null
  if (!isAwaited()) return form.isConnected
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isAwaited()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
  return form.isConnected
}

/** What is sent by a key is chosen as if the select had been left. */
function leaveSelect(form: HTMLFormElement): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement) || activeElement.role !== 'combobox') return
  if (!form.contains(activeElement)) return
  activeElement.blur()
  activeElement.focus({ preventScroll: true })
}

export interface Submission {
  readonly formElement: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  /** Submits the form; `next` is passed on to `onSaved`. */
  readonly submit: (next: AfterSave) => void
  readonly isSending: boolean
  /** The upload progress from 0 to 1; null without files. */
  readonly progress: number | null
}

/** After a save: back to the list, or stay in the form. */
export type AfterSave = 'leave' | 'stay'

export type SendForm = (values: FormValues, options: { readonly fetch?: typeof fetch }) => Promise<void>

export interface SubmissionSteps {
  /** Tells its toasts from those of other forms. */
  readonly name: string
  /** Whether the form may be sent. */
  readonly isReady?: () => boolean
  /** What is sent although the browser objects to it. */
  readonly readCurrentValues?: () => FormValues | undefined
  readonly send: SendForm
  readonly onSaved: (next: AfterSave, sent: FormValues) => void | Promise<void>
  /** Whether a refusal is settled without a question, so that the form is sent again. */
  readonly canSendAgain?: (error: unknown) => boolean
  /** Called with an error after it was shown. */
  readonly onFailed?: (error: unknown) => void
  /** Called where the browser objects to what the form holds. */
  readonly onInvalid?: () => void
}

/** The form of a record, or of a new one. */
export function formName(subject: string, id: RecordId | undefined): string {
  return `${subject} ${id ?? 'create'}`
}

/** Submits a form, one submission at a time. On errors the input stays, and fields are marked. */
export function useSubmission(form: FormMethods, steps: SubmissionSteps): Submission {
  const formElement = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [progress, setProgress] = useState<number | null>(null)
  const { isSubmitting, submitCount } = form.formState

  const sendAgain = useAgain((next) => void submitOnce(next))

  async function submitOnce(next: AfterSave) {
    // A second submit would reset `isSubmitting` while the first is still pending.
    if (isUnderWay.current || steps.isReady?.() === false) return
    isUnderWay.current = true
    let isMerged = false
    try {
      if (formElement.current && !(await awaitChoices(formElement.current))) return
      await form.handleSubmit(
        async (values) => {
          isMerged = await sendValues(values, next, { form, steps, setProgress })
        },
        async () => {
          const mistaken = steps.readCurrentValues?.()
          if (mistaken) isMerged = await sendValues(mistaken, next, { form, steps, setProgress })
          else steps.onInvalid?.()
        },
      )()
    } finally {
      isUnderWay.current = false
    }
    if (isMerged) sendAgain(next)
  }

  // Field errors render only after the submit count has changed.
  useEffect(() => {
    if (submitCount > 0 && formElement.current) focusAfterRefusal(formElement.current)
  }, [submitCount])

  return {
    formElement,
    onSubmit(event) {
      event.preventDefault()
      void submitOnce('leave')
    },
    submit: (next) => void submitOnce(next),
    isSending: isSubmitting,
    progress,
  }
}

/** Runs it once more when the form has been drawn with what it was merged with, which it is checked against then. */
function useAgain(submit: (next: AfterSave) => void): (next: AfterSave) => void {
  const [again, setAgain] = useState<{ readonly next: AfterSave }>()
  const submitAgain = useEffectEvent(submit)
  useEffect(() => {
    if (again) submitAgain(again.next)
  }, [again])
  return (next) => setAgain({ next })
}

interface Sender {
  readonly form: FormMethods
  readonly steps: SubmissionSteps
  readonly setProgress: (share: number | null) => void
}

/** @returns whether the form is to be sent again. */
async function sendValues(
  values: FormValues,
  next: AfterSave,
  { form, steps, setProgress }: Sender,
): Promise<boolean> {
  try {
    await steps.send(values, holdsFiles(values) ? { fetch: fetchWithProgress(setProgress) } : {})
  } catch (error) {
    if (steps.canSendAgain?.(error)) return true
    toastFailure(error, steps.name)
    markFieldErrors(form, error)
    steps.onFailed?.(error)
    return false
  } finally {
    setProgress(null)
  }
  dismissToastsOf(steps.name)
  await steps.onSaved(next, values)
  return false
}

function holdsFiles(values: FormValues): boolean {
  return Object.values(values).some(
    (value) => value instanceof File || (Array.isArray(value) && value.some((each) => each instanceof File)),
  )
}

/** Sets each error on the control that its path names. */
export function markFieldErrors(form: Pick<FormMethods, 'setError'>, error: unknown): void {
  for (const { msg, path } of fieldErrorsOf(error)) {
    if (path !== undefined && path !== '') form.setError(path, { type: 'server', message: msg })
  }
}

/** The first error; without one the button, which loses the focus while it cannot be pressed. */
function focusAfterRefusal(formElement: HTMLFormElement): void {
  const error = formElement.querySelector<HTMLElement>('[aria-invalid="true"], [data-mistake]')
  if (error) focusInTab(error)
  else if (document.activeElement === document.body) {
    formElement.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
}
