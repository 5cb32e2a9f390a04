import type { FieldBase } from '../../../../src/schema/entity/field-definition.ts'
import type { Field, FieldKind } from '../../../../src/schema/entity/field-kinds.ts'
import { picture } from '../../harness/samples.ts'

type Renamed = Pick<FieldBase, 'renamedFrom'>

export interface RenamedKind {
  /** A field of the kind; what it is given here says that it had another name. */
  readonly field: (renamed: Renamed) => Field
  /** What a record is made of while the field is called `old`. */
  readonly payload: (group: number) => Promise<unknown>
  /** The name that the payload travels under, where that is not the field's own. */
  readonly sentAs?: string
}

const label = 'Champ'
const given = (value: unknown) => () => Promise.resolve(value)
const one = { load: () => Promise.resolve(['Alger']) }

/** A field of each kind with something in it. */
export const renamedKinds: Readonly<Record<FieldKind, RenamedKind>> = {
  text: { field: (more) => ({ kind: 'text', label, unique: true, ...more }), payload: given('Éric') },
  longText: { field: (more) => ({ kind: 'longText', label, ...more }), payload: given('Deux\nlignes') },
  email: { field: (more) => ({ kind: 'email', label, ...more }), payload: given('eric@example.dz') },
  phone: { field: (more) => ({ kind: 'phone', label, ...more }), payload: given('0550 11 22 33') },
  url: { field: (more) => ({ kind: 'url', label, ...more }), payload: given('https://exemple.dz/a') },
  number: { field: (more) => ({ kind: 'number', label, default: 3, ...more }), payload: given('7') },
  decimal: { field: (more) => ({ kind: 'decimal', label, ...more }), payload: given('12.50') },
  date: { field: (more) => ({ kind: 'date', label, ...more }), payload: given('2026-08-01') },
  datetime: {
    field: (more) => ({ kind: 'datetime', label, ...more }),
    payload: given('2026-08-01T10:00:00Z'),
  },
  time: { field: (more) => ({ kind: 'time', label, ...more }), payload: given('14:30') },
  toggle: {
    field: (more) => ({ kind: 'toggle', label, words: { on: 'oui', off: 'non' }, ...more }),
    payload: given(true),
  },
  choice: {
    field: (more) => ({ kind: 'choice', label, options: { a: 'Premier' }, ...more }),
    payload: given('a'),
  },
  choices: {
    field: (more) => ({ kind: 'choices', label, options: { a: 'Premier', b: 'Second' }, ...more }),
    payload: given(['a', 'b']),
  },
  json: { field: (more) => ({ kind: 'json', label, ...more }), payload: given({ a: [1, 'deux'] }) },
  markdown: { field: (more) => ({ kind: 'markdown', label, ...more }), payload: given('# Titre\n\n- un') },
  color: { field: (more) => ({ kind: 'color', label, ...more }), payload: given('#1a7f5a') },
  country: { field: (more) => ({ kind: 'country', label, ...more }), payload: given('DZ') },
  duration: { field: (more) => ({ kind: 'duration', label, ...more }), payload: given(90) },
  uuid: {
    field: (more) => ({ kind: 'uuid', label, unique: true, ...more }),
    payload: given('0f8fad5b-d9cb-469f-a165-70867728950e'),
  },
  iban: {
    field: (more) => ({ kind: 'iban', label, unique: true, ...more }),
    payload: given('FR1420041010050500013M02606'),
  },
  coordinates: {
    field: (more) => ({ kind: 'coordinates', label, ...more }),
    payload: given('36.7538, 3.0588'),
  },
  tags: { field: (more) => ({ kind: 'tags', label, ...more }), payload: given(['fidèle', 'VIP']) },
  lookup: { field: (more) => ({ kind: 'lookup', label, options: one, ...more }), payload: given('Alger') },
  dependentLookup: {
    field: (more) => ({ kind: 'dependentLookup', label, dependsOn: 'region', options: one, ...more }),
    payload: given('Alger'),
  },
  reference: {
    field: (more) => ({
      kind: 'reference',
      label,
      to: 'group',
      as: 'Group',
      optionLabel: ['name'],
      ...more,
    }),
    payload: (group) => Promise.resolve(group),
  },
  references: {
    field: (more) => ({
      kind: 'references',
      label,
      to: 'group',
      as: 'Groups',
      optionLabel: ['name'],
      ...more,
    }),
    payload: (group) => Promise.resolve([group]),
  },
  rows: {
    field: (more) => ({
      kind: 'rows',
      label,
      fields: {
        day: { kind: 'text', label },
        group_id: { kind: 'reference', label, to: 'group', as: 'Group', optionLabel: ['name'] },
      },
      ...more,
    }),
    payload: (group) => Promise.resolve([{ day: 'lundi', group_id: group }, { day: 'mardi' }]),
  },
  image: {
    field: (more) => ({ kind: 'image', label, ...more }),
    payload: () => picture(),
  },
  file: {
    field: (more) => ({ kind: 'file', label, types: ['pdf'], ...more }),
    payload: () => Promise.resolve(new File(['%PDF-1.7'], 'a.pdf')),
  },
  images: {
    field: (more) => ({
      kind: 'images',
      label,
      sentAs: { create: 'photos', add: 'newPhotos', keep: 'keptPhotos' },
      ...more,
    }),
    payload: async () => [await picture(), await picture()],
    sentAs: 'photos',
  },
  localizedText: {
    field: (more) => ({ kind: 'localizedText', label, ...more }),
    payload: given({ en: 'Ball', fr: 'Ballon', ar: 'كرة' }),
  },
  password: {
    field: (more) => ({
      kind: 'password',
      label,
      confirmedBy: 'again',
      confirmationLabel: 'Encore',
      ...more,
    }),
    payload: given('un-secret'),
  },
}
