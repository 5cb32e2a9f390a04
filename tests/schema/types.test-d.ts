// Checked by `tsc` alone: each `@ts-expect-error` fails the type check once its mistake is no longer caught.
import { player } from '../../entities/player.ts'
import type { stadium } from '../../entities/stadium.ts'
import type { tool } from '../../entities/tool.ts'
import { crud } from '../../src/schema/endpoint.ts'
import { defineEntity } from '../../src/schema/entity.ts'
import { dependentLookup } from '../../src/schema/fields/dependent-lookup.ts'
import { localizedText } from '../../src/schema/fields/localized-text.ts'
import { reference } from '../../src/schema/fields/reference.ts'
import { text } from '../../src/schema/fields/text.ts'
import { firstOf, joined } from '../../src/schema/list-column.ts'
import type { CreatePayload, UpdatePayload } from '../../src/schema/payload-type.ts'
import type { RecordOf } from '../../src/schema/record-type.ts'

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const proves = <_True extends true>() => {}

// What follows from a config.
proves<Same<RecordOf<typeof player>['role'], 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | ''>>()
proves<Same<RecordOf<typeof player>['picture'], string | null>>()
proves<Same<'password' extends keyof RecordOf<typeof player> ? true : false, false>>()
proves<Same<RecordOf<typeof tool>['name'], Readonly<Record<'en' | 'fr' | 'ar', string>>>>()
proves<Same<RecordOf<typeof stadium>['pictures'], readonly string[]>>()
proves<Same<CreatePayload<typeof stadium>['images'], readonly File[] | undefined>>()
proves<Same<UpdatePayload<typeof stadium>['existingPictures'], readonly string[]>>()
proves<Same<UpdatePayload<typeof player>['existingPicture'], string>>()
proves<Same<CreatePayload<typeof player>['confirmation_password'], string>>()

// What no config may say.
const base = {
  name: 'sample',
  path: '/samples',
  menu: { label: 'Samples', icon: 'record', order: 1 },
  endpoints: crud('/api/sample', { sends: 'json', one: 'sample', many: 'samples' }),
  texts: player.texts,
} as const
const name = text({ label: 'Nom' })
const list = { title: 'samples', add: 'Ajoute Sample' } as const
const noNames = { load: () => Promise.resolve([]) }
const stade = reference({ label: 'Stade', to: 'stadium', as: 'Stadium', optionLabel: ['name'] })

defineEntity({
  ...base,
  fields: { name },
  // @ts-expect-error a column that names no field
  list: { ...list, columns: ['nam'] },
})
defineEntity({
  ...base,
  fields: { name },
  // @ts-expect-error a join of no field
  list: { ...list, columns: [joined('Nom', ['nam'])] },
})
defineEntity({
  ...base,
  fields: {
    name,
    // @ts-expect-error a dependency on no field
    commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaja', options: noNames }),
  },
  list: { ...list, columns: ['name'] },
})
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
defineEntity({
  ...base,
  fields: { name: localizedText({ label: 'Nom' }) },
  // @ts-expect-error a path to no language
  list: { ...list, columns: [firstOf('Nom', ['name.de'])] },
})
// @ts-expect-error a relation to no entity
reference({ label: 'Joueur', to: 'playr', as: 'Player', optionLabel: ['name'] })
// @ts-expect-error an option label of no field
reference({ label: 'Joueur', to: 'player', as: 'Player', optionLabel: ['nam'] })
// @ts-expect-error an unknown key of a field
text({ label: 'Nom', requird: true })
defineEntity({
  ...base,
  // @ts-expect-error an unknown key of an entity
  filds: {},
  fields: { name },
  list: { ...list, columns: ['name'] },
})
