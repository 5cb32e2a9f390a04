// Checked by `tsc` alone: each `@ts-expect-error` fails the type check once its mistake is no longer caught.
import type { player, stadium, tool } from '../sample/club.ts'
import { referenceAs } from '../sample/reference-to.ts'
import type { CellProps, ControlProps } from '../../src/schema/entity/component.ts'
import { crud } from '../../src/schema/entity/endpoint.ts'
import { defineEntity, type PageProps } from '../../src/schema/entity/entity.ts'
import { choice } from '../../src/kinds/choice/definition.ts'
import { date } from '../../src/kinds/date/definition.ts'
import { dependentLookup } from '../../src/kinds/dependent-lookup/definition.ts'
import { image } from '../../src/kinds/image/definition.ts'
import { images } from '../../src/kinds/images/definition.ts'
import { localizedText } from '../../src/kinds/localized-text/definition.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { password } from '../../src/kinds/password/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { toggle } from '../../src/kinds/toggle/definition.ts'
import { firstOf, joined } from '../../src/schema/entity/list-column.ts'
import type { CreatePayload, UpdatePayload } from '../../src/kinds/core/definition/payload.ts'
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
const name = text({ label: 'Nom' })
const list = { title: 'samples', add: 'Ajoute Sample' } as const

// What follows from a config.
proves<Same<RecordOf<typeof player>['role'], 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | ''>>()
proves<Same<RecordOf<typeof player>['picture'], string | null>>()
proves<Same<'password' extends keyof RecordOf<typeof player> ? true : false, false>>()
proves<Same<RecordOf<typeof tool>['name'], Readonly<Record<'en' | 'fr' | 'ar', string>>>>()
proves<Same<RecordOf<typeof stadium>['pictures'], readonly string[]>>()
proves<Same<CreatePayload<typeof stadium>['images'], readonly File[] | undefined>>()
proves<Same<UpdatePayload<typeof stadium>['existingPictures'], readonly string[]>>()
proves<Same<UpdatePayload<typeof player>['existingPicture'], string | null>>()
proves<Same<CreatePayload<typeof player>['confirmation_password'], string>>()

const named = defineEntity({
  ...base,
  ids: 'text',
  fields: { name },
  list: { ...list, columns: ['name'] },
})
proves<Same<RecordOf<typeof named>['id'], string>>()
proves<Same<UpdatePayload<typeof named>['id'], string>>()
proves<Same<RecordOf<typeof player>['id'], number>>()

// What no config may say.
const noNames = { load: () => Promise.resolve([]) }

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
  fields: { name: localizedText({ label: 'Nom' }) },
  // @ts-expect-error a path to no language
  list: { ...list, columns: [firstOf('Nom', ['name.de'])] },
})
const stadium_id = referenceAs('stadium', 'Stadium')
defineEntity({
  ...base,
  fields: { name, stadium_id },
  list: { ...list, columns: ['name'] },
  access: {
    rows: {
      coach: ({ admin }) => ({
        stadium_id: admin['stadium_id'],
        not: { Stadium: { name: { empty: true } } },
      }),
      // @ts-expect-error rows that are told by no field
      referee: ({ admin }) => ({ stadum_id: admin['stadium_id'] }),
      // @ts-expect-error alternatives that are no list
      secretary: ({ admin }) => ({ or: { name: admin['name'] } }),
    },
  },
})
// @ts-expect-error an unknown key of a field
text({ label: 'Nom', requird: true })
defineEntity({
  ...base,
  // @ts-expect-error an unknown key of an entity
  filds: {},
  fields: { name },
  list: { ...list, columns: ['name'] },
})

const ends = date({ label: 'Fin' })
defineEntity({
  ...base,
  fields: { name, ends },
  list: {
    ...list,
    columns: ['name'],
    rowColour: { when: { ends: { to: { days: 30 } } }, colour: 'orange' },
  },
})
defineEntity({
  ...base,
  fields: { name, ends },
  list: {
    ...list,
    columns: ['name'],
    // @ts-expect-error a day of a field that is none
    rowColour: { when: { name: { to: 'today' } }, colour: 'orange' },
  },
})

const small = { ...base, fields: { name }, list: { ...list, columns: ['name'] } } as const
const texts = { create: 'x', created: null }

defineEntity(small)
defineEntity({
  ...small,
  // @ts-expect-error a menu icon that does not exist
  menu: { ...base.menu, icon: 'recrod' },
})
defineEntity({
  ...small,
  // @ts-expect-error an unknown key of the menu
  menu: { ...base.menu, ordre: 1 },
})
defineEntity({
  ...small,
  // @ts-expect-error an unknown key of the list
  list: { ...small.list, colums: [] },
})
defineEntity({
  ...small,
  // @ts-expect-error an unknown toast
  texts: { ...texts, moved: 'déplacé' },
})
defineEntity({
  ...small,
  // What it leaves out is said of any record.
  texts: { created: null },
})
defineEntity({
  ...small,
  // @ts-expect-error a text that is never none
  texts: { ...texts, deleted: null },
})
defineEntity({
  ...small,
  // @ts-expect-error a text of no language
  texts: { ...texts, deleted: {} },
})
defineEntity({
  ...small,
  // @ts-expect-error a path without its slash
  path: 'samples',
})
// @ts-expect-error a title that is missing
defineEntity({ ...small, list: { add: 'Ajoute', columns: ['name'] } })
defineEntity({
  ...small,
  // @ts-expect-error an account that signs in by no field
  account: { signInBy: ['nam'], profile: ['name'], displayName: 'name', superAdministrator: 1 },
})
defineEntity({
  ...small,
  // @ts-expect-error a call that answers under no key
  endpoints: { ...small.endpoints, read: { method: 'GET', path: '/api/sample/:id' } },
})
defineEntity({
  ...small,
  // @ts-expect-error a body that no call has
  endpoints: { ...small.endpoints, create: { method: 'POST', path: '/api/sample', body: 'xml' } },
})
defineEntity({
  ...base,
  // @ts-expect-error a kind of field that does not exist
  fields: { name: { kind: 'txt', label: 'Nom' } },
  list: { ...list, columns: ['name'] },
})
// @ts-expect-error calls below a path without its slash
crud('api/sample', { sends: 'json', one: 'sample', many: 'samples' })
// @ts-expect-error a label that is missing
text({ required: true })
// @ts-expect-error a default of the wrong type
number({ label: 'Membres', default: '0' })
// @ts-expect-error a password without the name of its confirmation
password({ label: 'Mot de passe', confirmationLabel: 'Encore' })
// @ts-expect-error a placeholder that is no address
image({ label: 'Image', placeholder: 1 })
// @ts-expect-error a name that pictures are sent under is missing
images({ label: 'Images', sentAs: { create: 'images', add: 'newImages' } })
// @ts-expect-error a switch without its words
toggle({ label: 'Statut' })
// @ts-expect-error a choice without options
choice({ label: 'Type' })
choice({
  label: 'Type',
  options: {
    // oxlint-disable-next-line no-dupe-keys -- the mistake this is about
    groupe: 'groupe',
    // @ts-expect-error two equal values
    groupe: 'championat',
  },
})

// Components of an entity's own.
const component = <Props>(draw: (props: Props) => string) => Promise.resolve({ default: draw })
text({
  label: 'Nom',
  cell: () => component((props: CellProps<string>) => props.value),
  control: () => component((props: ControlProps<string>) => props.label),
})
text({
  label: 'Nom',
  // @ts-expect-error a cell that draws another kind's value
  cell: () => component((props: CellProps<readonly string[]>) => props.value.join(' ')),
})
text({
  label: 'Nom',
  // @ts-expect-error a control that changes another kind's value
  control: () => component((props: ControlProps<number>) => props.value.toFixed()),
})
text({
  label: 'Nom',
  // @ts-expect-error a cell that needs what a list does not give
  cell: () => component((props: CellProps<string> & { readonly colour: string }) => props.colour),
})
// @ts-expect-error a module without a component
text({ label: 'Nom', cell: () => Promise.resolve({ NameCell: () => null }) })
// @ts-expect-error a component that is there at once, and would be loaded with every list
text({ label: 'Nom', cell: (props: CellProps<string>) => props.value })
const columns = { ...list, columns: ['name'] } as const
const page = (props: PageProps) => props.resource.entity.name
defineEntity({ ...base, fields: { name }, list: columns, pages: { list: () => component(page) } })
// @ts-expect-error a page of that name does not exist
defineEntity({ ...base, fields: { name }, list: columns, pages: { lists: () => component(page) } })
defineEntity({
  ...base,
  fields: { name },
  list: columns,
  // @ts-expect-error a page that needs what no route gives
  pages: { edit: () => component((props: PageProps & { readonly id: number }) => String(props.id)) },
})
