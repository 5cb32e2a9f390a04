// Checked by `tsc` alone: what configs of this program may say of another entity, and what they may not.
import { crud, defineEntity, firstOf, reference } from 'tribune'
import type { CreatePayload } from '../../src/kinds/core/definition/payload.ts'
import type { RecordOf } from '../../src/kinds/core/definition/record.ts'

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const proves = <_True extends true>() => {}

const base = {
  name: 'sample',
  path: '/samples',
  menu: { label: 'Samples', icon: 'lucide-react/icons/file-text', order: 1 },
  endpoints: crud('/api/sample', { sends: 'json', one: 'sample', many: 'samples' }),
} as const
const list = { title: 'samples', add: 'Ajoute Sample' } as const
const stade = reference({ label: 'Stade', to: 'stadium', as: 'Stadium', optionLabel: ['name'] })

const referring = defineEntity({
  ...base,
  fields: {
    one_id: reference({ label: 'Un', to: 'player', as: 'One', optionLabel: ['name'], ids: 'text' }),
    other_id: reference({ label: 'Autre', to: 'player', as: 'Other', optionLabel: ['name'] }),
  },
  list: { ...list, columns: [firstOf('Nom', ['One.name'])] },
})
proves<Same<RecordOf<typeof referring>['one_id'], string | null>>()
proves<Same<CreatePayload<typeof referring>['other_id'], number | null>>()

defineEntity({
  ...base,
  fields: { stade },
  // @ts-expect-error a path that ends at no field
  list: { ...list, columns: [firstOf('Nom', ['Stadium.Owner.nam'])] },
})
defineEntity({
  ...base,
  fields: { stade },
  // @ts-expect-error a path through no relation
  list: { ...list, columns: [firstOf('Nom', ['Stadum.name'])] },
})
// @ts-expect-error a relation to no entity
reference({ label: 'Joueur', to: 'playr', as: 'Player', optionLabel: ['name'] })
// @ts-expect-error an option label of no field
reference({ label: 'Joueur', to: 'player', as: 'Player', optionLabel: ['nam'] })
