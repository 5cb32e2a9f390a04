import { ColumnItem, Panel, type PanelTarget, useResources } from '../../engine/face.ts'
import { moveColumn } from '../../kinds/core/cell/list-columns.ts'
import classes from '../../engine/list/columns/columns.module.css'
import { t } from '../../texts/locale.ts'
import { home } from '#features/home/texts.ts'
import { inOrder, TO_DO, useArrangement, type DashboardCard } from './arrangement.ts'

interface ArrangePanelProps {
  readonly target: PanelTarget
  readonly cards: readonly DashboardCard[]
}

/** Chooses and orders the cards of the dashboard. */
export default function ArrangePanel({ target, cards }: ArrangePanelProps) {
  const { arrangement, arrange } = useArrangement()
  const labelOf = useLabels()
  const keys = inOrder(cards, arrangement).map(({ key }) => key)
  const hidden = keys.filter((key) => arrangement?.hidden.includes(key))
  const shown = keys.filter((key) => !hidden.includes(key))
  const isUsual = arrangement === null

  function toggle(key: string) {
    if (!hidden.includes(key)) return arrange({ order: keys, hidden: [...hidden, key] })
    const rest = hidden.filter((each) => each !== key)
    arrange({ order: [...shown, key, ...rest], hidden: rest })
  }

  return (
    <Panel target={target}>
      <fieldset className={classes.part}>
        <legend>{home.cards}</legend>
        <ul className={classes.columns}>
          {[...shown, ...hidden].map((key) => (
            <ColumnItem
              key={key}
              header={labelOf(cards.find((card) => card.key === key))}
              place={shown.indexOf(key)}
              count={shown.length}
              onToggle={() => toggle(key)}
              onMove={(step) => arrange({ order: [...moveColumn(shown, key, step), ...hidden], hidden })}
            />
          ))}
        </ul>
        <button
          type="button"
          className={classes.reset}
          aria-disabled={isUsual}
          onClick={() => !isUsual && arrange(null)}
        >
          {home.resetCards}
        </button>
      </fieldset>
    </Panel>
  )
}

/** The heading of a card; nothing until the configs have come. */
function useLabels(): (card: DashboardCard | undefined) => string {
  const resources = useResources()
  return (card) => {
    if (card?.key === TO_DO) return home.toDo
    const [widget] = card?.widgets ?? []
    const label = widget && resources?.get(widget.entity)?.entity.home?.widgets?.[widget.name]?.label
    return label === undefined ? '' : t(label)
  }
}
