// Checked by `tsc` alone: what no config of this program may say of another entity.
import { crud, defineEntity, firstOf, reference } from 'tribune'
import { player } from '../../entities/player.ts'

const base = {
  name: 'sample',
  path: '/samples',
  menu: { label: 'Samples', icon: 'lucide-react/icons/file-text', order: 1 },
  endpoints: crud('/api/sample', { sends: 'json', one: 'sample', many: 'samples' }),
  texts: player.texts,
} as const
const list = { title: 'samples', add: 'Ajoute Sample' } as const
const stade = reference({ label: 'Stade', to: 'stadium', as: 'Stadium', optionLabel: ['name'] })

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
