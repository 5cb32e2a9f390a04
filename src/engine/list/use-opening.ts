import type { AnyEntity } from '../../schema/entity.ts'
import { useFeatures, type ListOpened, type ListOpening } from '../slots.tsx'
import { writeListState } from '../list-data/list-state.ts'

const opensPlainly: ListOpened = { isOpening: false, searchOf: writeListState }
const plain: Pick<ListOpening, 'use'> = { use: () => opensPlainly }

/** What a list opens with: its first rows, or what a feature says. */
export function useOpening(entity: AnyEntity, isPaged: boolean): ListOpened {
  // The features stay the same, and with them the hooks.
  const opening = useFeatures().find(({ listOpening }) => listOpening)?.listOpening ?? plain
  return opening.use(entity, isPaged)
}
