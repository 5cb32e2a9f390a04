import { describe, expect, it } from 'vitest'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { createFormModel } from '../../../src/kinds/core/form/form-model.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { decimal } from '../../../src/kinds/decimal/definition.ts'
import { email } from '../../../src/kinds/email/definition.ts'
import { image } from '../../../src/kinds/image/definition.ts'
import { images } from '../../../src/kinds/images/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { password } from '../../../src/kinds/password/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import type { FormValues } from '../../../src/schema/entity/field-definition.ts'

// An owner of the requirement: section 6 names its fields, section 7 what its calls carry.
const owner = {
  picture: image({ label: 'Image' }),
  name: text({ label: 'Nom', required: true, keep: true }),
  email: email({ label: 'Email', required: true, unique: true }),
  status: toggle({ label: 'Statut', words: { on: 'Actif', off: 'Inactif' } }),
  password: password({
    label: 'Mot de passe',
    confirmedBy: 'confirmation_password',
    confirmationLabel: 'Confirmation',
  }),
  code: text({ label: 'Code', readOnly: true }),
}
const stored = { id: 3, picture: 'a.webp', name: 'Rayan', email: 'r@x.dz', status: true, code: 'O-3' }
const [creating, updating] = [createFormModel(owner, 'create'), createFormModel(owner, 'update')]
const file = new File(['x'], 'new.png')

describe('the form of an owner', () => {
  it('sends what section 7 says of a creation', () => {
    const started = creating.start(null)
    const form = { ...started, picture: file, name: 'Rayan', email: 'r@x.dz', code: 'O-3' }
    expect(creating.sent(form)).toEqual({
      picture: file,
      name: 'Rayan',
      email: 'r@x.dz',
      status: false,
      password: '',
      confirmation_password: '',
    })
  })

  it('sends what section 7 says of an update, with the picture that is kept', () => {
    expect(updating.sent(updating.start(stored))).toEqual({
      newPicture: undefined,
      existingPicture: 'a.webp',
      name: 'Rayan',
      email: 'r@x.dz',
      status: true,
      password: '',
      confirmation_password: '',
    })
  })

  it('names the fields that are changed, whatever they are sent as', () => {
    const start = updating.start(stored)
    expect(updating.changed(start, { ...start })).toEqual([])
    const form = { ...start, newPicture: file, status: false, confirmation_password: 'x' }
    expect(updating.changed(start, form)).toEqual(['picture', 'status', 'password'])
    expect(updating.namesOf(['picture', 'name'])).toEqual([
      'picture',
      'name',
      'newPicture',
      'existingPicture',
    ])
  })

  it('reads the record that it would make, with the picture that is new', () => {
    const start = updating.start(stored)
    expect(updating.read(start)('picture')).toBe('a.webp')
    expect(updating.read({ ...start, newPicture: file })('picture')).toBe(file)
    expect(updating.read(start)('gone')).toBeUndefined()
  })

  it('starts the next one with what is kept, and a copy without what is unique, secret, stored or worked out', () => {
    expect(creating.repeated({ name: 'Rayan', email: 'r@x.dz', status: true })).toEqual({ name: 'Rayan' })
    expect(creating.copied(stored)).toEqual({ name: 'Rayan', status: true })
    expect(creating.copied(stored, [['status', 'name']])).toEqual({ status: true })
  })

  it('leaves files, passwords and what nobody types out of drafts', () => {
    expect(updating.drafted(updating.start(stored))).toEqual({
      name: 'Rayan',
      email: 'r@x.dz',
      status: true,
    })
    const names = Object.keys(owner)
    expect(names.filter((name) => updating.isRestorable(name))).toEqual(['name', 'email', 'status', 'code'])
  })

  it('shows what nobody fills in once it is stored', () => {
    expect([creating.hasControl('code'), updating.hasControl('code')]).toEqual([false, true])
  })
})

it('sends the pictures of a stadium that are kept and those that are new', () => {
  const sentAs = { create: 'images', add: 'newImages', keep: 'existingPictures' } as const
  const model = createFormModel({ pictures: images({ label: 'Images', sentAs }) }, 'update')
  const form = { ...model.start({ id: 1, pictures: ['a.webp', 'b.webp'] }), newImages: [file] }
  expect(model.sent(form)).toEqual({ newImages: [file], existingPictures: ['a.webp', 'b.webp'] })
  expect(model.read(form)('pictures')).toEqual(['a.webp', 'b.webp', file])
})

describe('conditions', () => {
  const fields = {
    state: choice({ label: 'État', options: { open: 'Ouvert', done: 'Fait' }, initial: 'open' }),
    reason: text({ label: 'Raison', showWhen: { state: 'done' }, requiredWhen: { state: 'done' } }),
    day: date({ label: 'Jour', readOnlyWhen: { state: 'done' } }),
  }
  const [made, kept] = [createFormModel(fields, 'create'), createFormModel(fields, 'update')]
  const done = { state: 'done', reason: 'x', day: '2026-05-01' }

  it('follow what the form holds, and locks what is stored', () => {
    expect(made.start(null)).toMatchObject({ state: 'open', reason: '' })
    expect([made.isShown('reason', done), made.isNeeded('reason', done)]).toEqual([true, true])
    expect([made.isShown('reason', { state: 'open' }), made.isNeeded('reason', {})]).toEqual([false, false])
    expect([kept.isLocked('day', done), made.isLocked('day', done)]).toEqual([true, false])
    const lock = { when: { state: 'done' }, says: 'Fait.' }
    expect([kept.isLockMet(lock, done), kept.isLockMet(lock, {}), made.isLockMet(lock, done)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('empty what is no longer shown, and count it as no change of its own', () => {
    const open = { ...done, state: 'open' }
    expect(kept.held(open)).toEqual({ state: 'open', reason: '', day: '2026-05-01' })
    expect(kept.held(done)).toBe(done)
    expect(kept.changed({ ...open, reason: '' }, open)).toEqual([])
  })

  it('are sent as they are checked', async () => {
    const { values } = await kept.check({ ...done, state: 'open' }, { base: null })
    expect(values).toEqual({ state: 'open', reason: '', day: '2026-05-01' })
  })
})

const ordered = { from: number({ label: 'De' }), to: number({ label: 'À' }), note: text({ label: 'Note' }) }
const order = {
  of: ['from', 'to'],
  holds: ({ from, to }: FormValues) => from === null || to === null || Number(from) <= Number(to),
  field: 'to',
  says: 'La fin précède le début.',
}
const errorsOf = async (form: FormValues, fields: Partial<typeof ordered> = ordered) =>
  (await createFormModel(fields, 'create').check(form, { base: null, checks: { order } })).errors

describe('a check', () => {
  it('marks the field that it names', async () => {
    expect(await errorsOf({ from: 5, to: '4', note: '' })).toEqual({
      to: { type: 'check', message: order.says },
    })
    expect(await errorsOf({ from: 4, to: '4', note: '' })).toEqual({})
    expect(await errorsOf({ from: 5, to: null, note: '' })).toEqual({})
  })

  it('is not asked of a form without its fields, nor of a field with a mistake', async () => {
    const { from: _from, ...rest } = ordered
    expect(await errorsOf({ to: 4, note: '' }, rest)).toEqual({})
    const errors = await errorsOf({ from: 5, to: 'quatre', note: '' })
    expect(Object.entries(errors).map(([name, error]) => [name, error?.type])).toEqual([
      ['to', 'invalid_type'],
    ])
  })

  it('marks a day that comes before the one of another field, where one of them has changed', async () => {
    const days = { from: date({ label: 'Début' }), to: date({ label: 'Fin', min: { field: 'from' } }) }
    const model = createFormModel(days, 'update')
    const form = { from: '2026-05-02', to: '2026-05-01' }
    const checkDays = async (base: FormValues) =>
      (await model.check(form, { base: { id: 1, ...base } })).errors
    const message = 'Fin\u202f: ne peut pas être avant «\u202fDébut\u202f».'
    expect(await checkDays({ ...form, from: '2026-05-01' })).toEqual({ to: { type: 'check', message } })
    expect(await checkDays({ ...form, to: '2026-05-03' })).toEqual({ to: { type: 'check', message } })
    expect(await checkDays(form)).toEqual({})
  })
})

describe('a computed field', () => {
  const model = createFormModel(
    {
      price: number({ label: 'Prix', decimals: 2 }),
      pieces: number({ label: 'Pièces' }),
      net: number({ label: 'Hors taxe', decimals: 2, readOnly: true }),
      total: decimal({ label: 'Total', readOnly: true }),
    },
    'create',
  )
  const computed = {
    net: ({ price, pieces }: FormValues) => Number(price ?? 0) * Number(pieces ?? 0),
    total: ({ net }: FormValues) => String(Number(net) * 1.19),
  }

  it('is worked out of what is typed, and of what others have become', () => {
    const totalOf = (form: FormValues) => model.computed(computed, 'total', form)
    expect(totalOf({ price: '100', pieces: 2, net: null, total: null })).toBe('238')
    expect(totalOf({ price: null, pieces: null, net: 7, total: '9' })).toBe('0')
    expect(totalOf({ price: 'cent', pieces: 2, net: null, total: null })).toBeUndefined()
  })

  it('is nothing where a function cannot yet', () => {
    const failing = {
      total: () => {
        throw new RangeError('not yet')
      },
    }
    expect(model.computed(failing, 'total', {})).toBeUndefined()
  })
})

describe('a default', () => {
  const model = createFormModel(
    {
      address: text({ label: 'Adresse' }),
      billing: text({ label: 'Facturer à', defaultFrom: 'address' }),
    },
    'create',
  )
  const typing = (name: string) => ({ name, isTyped: true })

  it('follows another field letter by letter', () => {
    const follow = model.follow()
    expect(follow({ address: 'A', billing: '' }, typing('address'))).toEqual({ billing: 'A' })
    expect(follow({ address: 'A', billing: 'A' }, { name: 'billing', isTyped: false })).toEqual({})
    expect(follow({ address: 'Al', billing: 'A' }, typing('address'))).toEqual({ billing: 'Al' })
  })

  it.each(['B', ''])('leaves "%s" that somebody typed', (billing) => {
    const follow = model.follow()
    follow({ address: 'A', billing: '' }, typing('address'))
    follow({ address: 'A', billing }, typing('billing'))
    expect(follow({ address: 'Al', billing }, typing('address'))).toEqual({})
  })

  it('leaves what was there before anything was typed', () => {
    expect(model.follow()({ address: 'A', billing: 'kept' }, typing('address'))).toEqual({})
  })

  it('follows again in the next new record', () => {
    const follow = model.follow()
    follow({ address: '', billing: '' }, typing('billing'))
    follow({ address: '', billing: '' }, { name: undefined, isTyped: false })
    expect(follow({ address: 'A', billing: '' }, typing('address'))).toEqual({ billing: 'A' })
  })
})
