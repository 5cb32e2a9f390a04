import { Button } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import { use, useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accessFor, isNamed, maySeeMenu } from '../../schema/access/access.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { createAddress, type HomeCard, Slot } from '../../engine/face.ts'
import { t } from '../../texts/locale.ts'
import { home } from '#features/home/texts.ts'
import { FIRST_STEPS, useArrangement } from './arrangement.ts'
import classes from './first-steps.module.css'
import shared from './home.module.css'

interface FirstStepsProps {
  readonly cards: readonly HomeCard[]
  /** The answers of the cards, in the order in which first records are made. */
  readonly steps: readonly string[]
  readonly counts: Readonly<Record<string, unknown>>
  /** What is to do for the own account; nothing but for the first administrator. */
  readonly account: Readonly<Record<string, unknown>> | undefined
}

/**
 * The ways to an own account and to the first record of each entity, until all is there or somebody has seen enough of it.
 */
export default function FirstSteps({ cards, steps, counts, account }: FirstStepsProps) {
  const id = useId()
  const person = use(PersonContext)
  const { arrangement, arrange } = useArrangement()
  if (!person || arrangement?.hidden.includes(FIRST_STEPS)) return null
  const mine = steps
    .flatMap((step) => cards.find(({ answer }) => answer === step) ?? [])
    .filter((card) => maySeeMenu(card, person) && isNamed(accessFor(card, person).create, person))
  const all = [...accountSteps(account), ...mine.map((card) => recordStep(card, counts))]
  const next = all.find(({ isDone }) => !isDone)
  if (!next) return null
  const { order = [], hidden = [] } = arrangement ?? {}
  return (
    <section className={`${shared.card} ${classes.card}`} aria-labelledby={id}>
      <header className={shared.header}>
        <h2 className={shared.title} id={id}>
          {home.firstSteps}{' '}
          <span className={classes.done}>
            {home.done(all.filter(({ isDone }) => isDone).length, all.length)}
          </span>
        </h2>
        <Button
          className={classes.hide ?? ''}
          variant="subtle"
          size="compact-sm"
          onClick={() => arrange({ order, hidden: [...hidden, FIRST_STEPS] })}
        >
          {home.hideFirstSteps}
        </Button>
      </header>
      {mine.length > 0 && <p className={classes.hint}>{home.firstStepsHint}</p>}
      <table className={classes.steps} aria-labelledby={id}>
        <tbody>
          {all.map((step, place) => (
            <StepRow key={step.key} step={step} place={place + 1} isNext={step === next} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface Step {
  readonly key: string
  readonly label: string
  readonly isDone: boolean
  readonly to: string
  /** What its button says. */
  readonly way: string
  /** Further ways. */
  readonly more?: ReactNode
}

/** No answer of the counts is a path. */
function accountSteps(account: FirstStepsProps['account']): readonly Step[] {
  if (!account) return []
  const { password, email } = account
  const secret = '/profile/edit/password'
  const profile = '/profile/edit'
  return [
    { key: secret, label: home.choosePassword, isDone: password === true, to: secret, way: home.choose },
    ...(email === undefined
      ? []
      : [{ key: profile, label: home.addEmail, isDone: email === true, to: profile, way: home.add }]),
  ]
}

function recordStep({ answer, label, path }: HomeCard, counts: FirstStepsProps['counts']): Step {
  return {
    key: answer,
    label: t(label),
    isDone: counts[answer] !== 0,
    to: createAddress(path),
    way: home.add,
    more: <Slot name="firstStep" props={{ path }} />,
  }
}

interface StepRowProps {
  readonly step: Step
  readonly place: number
  readonly isNext: boolean
}

function StepRow({ step: { label, isDone, to, way, more }, place, isNext }: StepRowProps) {
  const id = useId()
  return (
    <tr data-done={isDone || undefined}>
      <td className={classes.mark}>
        {isDone ? <Check size={16} role="img" aria-label={home.stepDone} /> : place}
      </td>
      <th scope="row" id={id} dir="auto">
        {label}
      </th>
      <td className={classes.ways}>
        {!isDone && (
          <>
            <Button
              component={Link}
              to={to}
              size="xs"
              variant={isNext ? 'filled' : 'default'}
              aria-describedby={id}
            >
              {way}
            </Button>
            {more}
          </>
        )}
      </td>
    </tr>
  )
}
