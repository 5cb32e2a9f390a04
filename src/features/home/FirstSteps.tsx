import { Button } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import { use, useId } from 'react'
import { Link } from 'react-router-dom'
import { isNamed, maySeeMenu } from '../../schema/access.ts'
import { PersonContext } from '../../engine/access/person-context.ts'
import type { HomeCard } from '../../engine/home-card.ts'
import { createAddress } from '../../engine/navigation/record-addresses.ts'
import { Slot } from '../../engine/slots.tsx'
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
}

/** The ways to the first record of each entity, until each has one or somebody has seen enough of it. */
export default function FirstSteps({ cards, steps, counts }: FirstStepsProps) {
  const id = useId()
  const person = use(PersonContext)
  const { arrangement, arrange } = useArrangement()
  if (!person || arrangement?.hidden.includes(FIRST_STEPS)) return null
  const mine = steps
    .flatMap((step) => cards.find(({ answer }) => answer === step) ?? [])
    .filter((card) => maySeeMenu(card, person) && isNamed(card.access?.create, person))
  const isDone = ({ answer }: HomeCard) => counts[answer] !== 0
  const next = mine.find((card) => !isDone(card))
  if (!next) return null
  const { order = [], hidden = [] } = arrangement ?? {}
  return (
    <section className={`${shared.card} ${classes.card}`} aria-labelledby={id}>
      <header className={shared.header}>
        <h2 className={shared.title} id={id}>
          {home.firstSteps}{' '}
          <span className={classes.done}>{home.done(mine.filter(isDone).length, mine.length)}</span>
        </h2>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => arrange({ order, hidden: [...hidden, FIRST_STEPS] })}
        >
          {home.hideFirstSteps}
        </Button>
      </header>
      <p className={classes.hint}>{home.firstStepsHint}</p>
      <table className={classes.steps} aria-labelledby={id}>
        <tbody>
          {mine.map((card, place) => (
            <Step
              key={card.answer}
              card={card}
              place={place + 1}
              isDone={isDone(card)}
              isNext={card === next}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface StepProps {
  readonly card: HomeCard
  readonly place: number
  readonly isDone: boolean
  readonly isNext: boolean
}

function Step({ card: { label, path }, place, isDone, isNext }: StepProps) {
  const id = useId()
  return (
    <tr data-done={isDone || undefined}>
      <td className={classes.mark}>
        {isDone ? <Check size={16} role="img" aria-label={home.stepDone} /> : place}
      </td>
      <th scope="row" id={id} dir="auto">
        {t(label)}
      </th>
      <td className={classes.ways}>
        {!isDone && (
          <>
            <Button
              component={Link}
              to={createAddress(path)}
              size="xs"
              variant={isNext ? 'filled' : 'default'}
              aria-describedby={id}
            >
              {home.add}
            </Button>
            <Slot name="firstStep" props={{ path }} />
          </>
        )}
      </td>
    </tr>
  )
}
