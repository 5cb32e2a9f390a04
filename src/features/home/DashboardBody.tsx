import ShieldOff from 'lucide-react/icons/shield-off'
import { use } from 'react'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { isNamed } from '../../schema/access/access.ts'
import { type Dashboard, Notice, Slot } from '../../engine/face.ts'
import { home } from '#features/home/texts.ts'
import DashboardCards from './DashboardCards.tsx'
import FirstSteps from './FirstSteps.tsx'

interface DashboardBodyProps extends Dashboard {
  /** What the home call answered. */
  readonly data: Readonly<Record<string, unknown>> & {
    readonly accountSteps?: Readonly<Record<string, unknown>> | undefined
  }
  readonly answers: Readonly<Record<string, unknown>>
}

/** What stands below the counts, fetched as one. */
export default function DashboardBody(props: DashboardBodyProps) {
  const { homeCards, homeSteps, homeWidgets, data, answers } = props
  const person = use(PersonContext)
  // What is open to everybody is open to whoever has a role.
  if (person && !isNamed(undefined, person))
    return <Notice icon={ShieldOff} title={home.noRole} text={home.noRoleHint} />
  return (
    <>
      <Slot name="dashboard" props={{}} />
      <FirstSteps cards={homeCards} steps={homeSteps} counts={data} account={data.accountSteps} />
      <DashboardCards widgets={homeWidgets} answers={answers} />
    </>
  )
}
