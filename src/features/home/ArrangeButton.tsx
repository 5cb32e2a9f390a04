import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { lazy, use } from 'react'
import { type HomeWidget, PanelButton } from '../../engine/face.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { isNamed } from '../../schema/access/access.ts'
import { home } from '#features/home/texts.ts'
import { cardsOf } from './arrangement.ts'
import { withWords } from '../../texts/with-words.ts'

const loadPanel = () => withWords(import('./ArrangePanel.tsx'))
const ArrangePanel = lazy(loadPanel)

/** Opens the choice of the cards that stand below the counts. */
export default function ArrangeButton({ widgets }: { readonly widgets: readonly HomeWidget[] }) {
  const cards = cardsOf(widgets)
  const person = use(PersonContext)
  // Whoever has no role yet is shown none of them.
  if (cards.length === 0 || (person && !isNamed(undefined, person))) return null
  return (
    <PanelButton icon={LayoutDashboard} label={home.arrange} isQuiet load={loadPanel}>
      {(target) => <ArrangePanel target={target} cards={cards} />}
    </PanelButton>
  )
}
