import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { forms } from '../../texts/fr/forms.ts'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import type { LeaveGuard } from '../leaving/use-leave-guard.ts'
import { Link } from '../navigation/Link.tsx'
import './form-styles.ts'
import classes from './form.module.css'
import { UploadProgress } from './UploadProgress.tsx'
import type { Submission } from './use-submission.ts'

interface FormShellProps {
  readonly submission: Submission
  readonly guard: LeaveGuard
  readonly submitLabel: string
  readonly cancelAddress: string
  /** What is to be known of the form as a whole. */
  readonly notice?: ReactNode
  /** The controls. */
  readonly children: ReactNode
}

/** What every form has around its controls: how to send it, how far that is, and how to leave it. */
export function FormShell({
  submission,
  guard,
  submitLabel,
  cancelAddress,
  notice,
  children,
}: FormShellProps) {
  const { formElement, onSubmit, isSending, progress } = submission
  return (
    <form ref={formElement} className={classes.form} noValidate onSubmit={onSubmit}>
      {notice}
      <div className={classes.fields}>{children}</div>
      {progress !== null && <UploadProgress share={progress} />}
      <footer className={classes.footer}>
        <Button component={Link} to={cancelAddress} variant="default">
          {forms.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {submitLabel}
        </Button>
      </footer>
      <LeaveQuestion question={guard.question} />
    </form>
  )
}
