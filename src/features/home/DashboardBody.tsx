import type { Dashboard } from '../../engine/home-card.ts'
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
  return (
    <>
      <FirstSteps cards={homeCards} steps={homeSteps} counts={data} account={data.accountSteps} />
      <DashboardCards widgets={homeWidgets} answers={answers} />
    </>
  )
}
