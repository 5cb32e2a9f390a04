import Check from 'lucide-react/icons/check'
import { imports } from '#features/import/texts.ts'
import classes from './import.module.css'
import { useEffect, useRef, type ReactNode } from 'react'

const STEPS = ['file', 'columns', 'check'] as const
export type StepName = (typeof STEPS)[number]

interface ImportStepsProps {
  readonly step: StepName
  /** Those that one can go to. */
  readonly open: readonly StepName[]
  readonly onStep: (step: StepName) => void
}

/** Where an import is, and the ways back: nothing is lost by going back. */
export function ImportSteps({ step, open, onStep }: ImportStepsProps) {
  const now = STEPS.indexOf(step)
  return (
    <ol className={classes.steps} aria-label={imports.steps}>
      {STEPS.map((each, place) => (
        <li key={each} className={classes.step} data-done={place < now || undefined}>
          <button
            type="button"
            className={classes.stepButton}
            aria-current={each === step ? 'step' : undefined}
            disabled={each !== step && !open.includes(each)}
            onClick={() => onStep(each)}
          >
            <span className={classes.stepNumber} aria-hidden>
              {place < now ? <Check size={15} /> : place + 1}
            </span>
            {imports.stepNames[each]}
          </button>
        </li>
      ))}
    </ol>
  )
}

interface StepPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A step that one has come to: the keyboard goes on from its heading. */
export function StepPart({ title, children }: StepPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.part}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
