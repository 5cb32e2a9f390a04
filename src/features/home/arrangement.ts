import * as z from 'zod/mini'
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import {
  DraftOwner,
  type HomeWidget,
  keepPreference,
  readPreference,
  subscribeToPreferences,
} from '../../engine/face.ts'
import { widgetKey } from '../../schema/entity/widget.ts'

/** A card below the counts: one widget, or all that is to do. */
export interface DashboardCard {
  readonly key: string
  readonly shape: HomeWidget['shape']
  readonly widgets: readonly HomeWidget[]
}

/** Which cards somebody wants to see, in which order; null for that of the configs. */
export interface Arrangement {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}

const arrangementSchema = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) })

/** The card of all that is to do; no entity is called so. */
export const TO_DO = 'toDo'

/** The card that leads to the first records; it is hidden as the others are. */
export const FIRST_STEPS = 'firstSteps'

/** What is to do shares one card, which comes first. */
export function cardsOf(widgets: readonly HomeWidget[]): readonly DashboardCard[] {
  const toDo = widgets.filter(({ shape }) => shape === TO_DO)
  const others = widgets
    .filter(({ shape }) => shape !== TO_DO)
    .map((widget) => ({
      key: widgetKey(widget.entity, widget.name),
      shape: widget.shape,
      widgets: [widget],
    }))
  return toDo.length === 0 ? others : [{ key: TO_DO, shape: TO_DO, widgets: toDo }, ...others]
}

/** The cards in somebody's order, hidden ones too; a new one of the configs comes last. */
export function inOrder(
  cards: readonly DashboardCard[],
  arrangement: Arrangement | null,
): readonly DashboardCard[] {
  const { order = [] } = arrangement ?? {}
  const place = ({ key }: DashboardCard) => (order.includes(key) ? order.indexOf(key) : order.length)
  return cards.toSorted((one, other) => place(one) - place(other))
}

/** The name of the dashboard that is shown; none of the first one. */
export const DashboardName = createContext<string | undefined>(undefined)

/** How somebody arranged the dashboard that is shown, kept in this browser as the looks of lists are. */
export function useArrangement() {
  const account = useContext(DraftOwner)
  const name = useContext(DashboardName)
  const preference = name === undefined ? 'dashboard' : (`dashboard:${name}` as const)
  const kept = useSyncExternalStore(subscribeToPreferences, () => readPreference(preference, account))
  const arrangement = useMemo(() => parseArrangement(kept), [kept])
  const arrange = useCallback(
    (next: Arrangement | null) => keepPreference(preference, account, JSON.stringify(next)),
    [preference, account],
  )
  return { arrangement, arrange }
}

export function parseArrangement(text: string | null): Arrangement | null {
  try {
    return arrangementSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
