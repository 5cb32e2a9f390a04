import { describe, expect, it } from 'vitest'
import { isNamed, type Person } from '../../src/schema/access/access.ts'
import { mayDo, mayReadField, mayRunAction, mayUpdateField } from '../../src/schema/access/rights.ts'
import {
  accessOfRoles,
  boundOf,
  type DataRole,
  type EntityWithRights,
  type RightPlace,
} from '../../src/schema/access/data-roles.ts'

const visit: EntityWithRights = {
  name: 'visit',
  fields: { day: {}, fee: {}, note: {}, number: { readOnly: true } },
  access: {
    delete: [],
    update: ['doctor'],
    fields: { fee: { read: ['doctor'] }, note: { read: [] } },
    rows: { doctor: ({ admin }) => ({ doctor_id: admin['id'] }) },
  },
}
const account: EntityWithRights = {
  name: 'person',
  fields: { name: {}, role: {} },
  account: { role: 'role' },
}
const entities = [visit, account]

const doctor: DataRole = { name: 'doctor', isOfConfig: true, changed: {} }
const nurse: DataRole = { name: 'nurse', isOfConfig: true, changed: {} }
/** One that people have made. */
const helper: DataRole = { name: 'helper', isOfConfig: false, changed: {} }
const changed = (role: DataRole, of: DataRole['changed'][string], name = 'visit'): DataRole => ({
  ...role,
  changed: { [name]: of },
})

function personOf(name: string, roles: readonly DataRole[]): Person {
  return { isSuperAdministrator: false, roles: [name], access: accessOfRoles(entities, roles) }
}

it('is what the configs say while nothing is changed', () => {
  expect(accessOfRoles(entities, [doctor, nurse])).toEqual({})
})

describe('a right that is given or taken', () => {
  it.each([
    { title: 'nothing', of: {}, may: ['list', 'read', 'create'] },
    { title: 'an update', of: { rights: { update: true } }, may: ['list', 'read', 'create', 'update'] },
    { title: 'no list', of: { rights: { list: false } }, may: ['read', 'create'] },
    { title: 'no reading, so nothing', of: { rights: { read: false } }, may: [] },
    {
      title: 'a deletion, which no role can have',
      of: { rights: { delete: true } },
      may: ['list', 'read', 'create'],
    },
  ])('$title', ({ of, may }) => {
    const person = personOf('nurse', [doctor, changed(nurse, of)])
    const all = ['list', 'read', 'create', 'update', 'delete'] as const
    expect(all.filter((each) => mayDo(visit, each, person))).toEqual(may)
    // The others stay who they were.
    expect(mayDo(visit, 'update', personOf('doctor', [doctor, changed(nurse, of)]))).toBe(true)
  })

  it('of a field', () => {
    const roles = [doctor, changed(nurse, { fields: { fee: { read: true }, day: { update: false } } })]
    const person = personOf('nurse', roles)
    expect([mayReadField(visit, 'fee', person), mayUpdateField(visit, 'fee', person)]).toEqual([true, true])
    expect([mayReadField(visit, 'day', person), mayUpdateField(visit, 'day', person)]).toEqual([true, false])
    expect(mayReadField(visit, 'note', person)).toBe(false)
  })

  it('of the accounts, which nobody changes without it', () => {
    const may = (roles: readonly DataRole[]) => mayDo(account, 'update', personOf('nurse', roles))
    expect(may([doctor, nurse])).toBe(false)
    expect(may([doctor, changed(nurse, { rights: { update: true } }, 'person')])).toBe(true)
  })
})

describe('a role that the configs do not know', () => {
  it('begins with nothing, and takes nothing from the others', () => {
    const roles = [doctor, nurse, helper]
    for (const action of ['list', 'read', 'create', 'update', 'delete'] as const) {
      expect([action, mayDo(visit, action, personOf('helper', roles))]).toEqual([action, false])
      expect(mayDo(visit, action, personOf('doctor', roles))).toBe(
        mayDo(visit, action, { isSuperAdministrator: false, roles: ['doctor'] }),
      )
    }
  })

  it('reads what it is given, without the fields that are for some alone', () => {
    const roles = [doctor, nurse, changed(helper, { rights: { read: true, list: true } })]
    const person = personOf('helper', roles)
    expect([mayDo(visit, 'read', person), mayDo(visit, 'create', person)]).toEqual([true, false])
    expect(Object.keys(visit.fields).filter((name) => mayReadField(visit, name, person))).toEqual([
      'day',
      'number',
    ])
  })

  it.each([
    { rows: undefined, seen: undefined },
    { rows: 'doctor', seen: { doctor_id: 7 } },
    // The config has lost the rule: all records would be too much.
    { rows: 'surgeon', seen: { id: null } },
  ])('sees the rows of $rows', ({ rows, seen }) => {
    const { visit: access } = accessOfRoles(entities, [doctor, changed(helper, { rows })])
    expect(access?.rows?.['helper']?.({ admin: { id: 7 } })).toEqual(seen)
    expect(access?.rows?.['doctor']?.({ admin: { id: 8 } })).toEqual({ doctor_id: 8 })
  })
})

describe('an action or a move', () => {
  const letter: EntityWithRights = {
    name: 'letter',
    fields: { state: {} },
    actions: { send: {}, stamp: { roles: ['doctor'] }, burn: { roles: [] } },
    stages: {
      field: 'state',
      moves: { written: { to: ['read'] }, read: { to: ['kept', 'written'], by: ['doctor'] } },
    },
  }
  const names = {
    send: {},
    stamp: { roles: ['doctor'] },
    burn: { roles: [] },
    'to-read': {},
    'to-kept': { roles: ['doctor'] },
  }
  const mayRun = (role: string, roles: readonly DataRole[]) => {
    const person = { isSuperAdministrator: false, roles: [role], access: accessOfRoles([letter], roles) }
    return Object.entries(names).flatMap(([name, action]) =>
      mayRunAction(letter, name, action, person) ? [name] : [],
    )
  }
  const given = (role: DataRole, actions: Readonly<Record<string, boolean>>) =>
    changed(role, { actions }, 'letter')

  it.each([
    { title: 'of the config, as it says', role: doctor, may: ['send', 'stamp', 'to-read', 'to-kept'] },
    { title: 'of the config that it does not name', role: nurse, may: ['send', 'to-read'] },
    { title: 'that people have made', role: helper, may: [] },
    {
      title: 'that is given some',
      role: given(helper, { send: true, 'to-kept': true }),
      may: ['send', 'to-kept'],
    },
    {
      title: 'that some are taken from',
      role: given(doctor, { send: false, 'to-kept': false }),
      may: ['stamp', 'to-read'],
    },
    { title: 'that is given what is nobody’s', role: given(helper, { burn: true }), may: [] },
    { title: 'that is given what there is no more', role: given(helper, { dig: true }), may: [] },
  ])('is run by a role $title', ({ role, may }) => {
    const others = [doctor, nurse, helper].filter(({ name }) => name !== role.name)
    expect(mayRun(role.name, [...others, role])).toEqual(may)
    // The others stay who they were.
    if (role.name !== 'nurse') expect(mayRun('nurse', [...others, role])).toEqual(['send', 'to-read'])
  })
})

it.each<{ entity: EntityWithRights; place: RightPlace; bound: string | null }>([
  { entity: visit, place: { right: 'delete' }, bound: 'superAdministrator' },
  { entity: visit, place: { right: 'update' }, bound: null },
  { entity: visit, place: { right: 'jobs' }, bound: null },
  { entity: visit, place: { right: 'read', field: 'note' }, bound: 'superAdministrator' },
  { entity: visit, place: { right: 'update', field: 'number' }, bound: 'program' },
  // Whoever gives roles could give themselves any.
  { entity: account, place: { right: 'update', field: 'role' }, bound: 'superAdministrator' },
  { entity: account, place: { right: 'read', field: 'role' }, bound: null },
])('the bound of $place in $entity.name is $bound', ({ entity, place, bound }) => {
  expect(boundOf(entity, place)).toBe(bound)
})

it('whoever has no role may what any role may', () => {
  const access = accessOfRoles(entities, [changed(doctor, { rights: { update: false } }), nurse])
  const nobody: Person = { isSuperAdministrator: false, roles: null, access }
  expect(isNamed(access['visit']?.update, nobody)).toBe(false)
  expect(mayDo(visit, 'list', nobody)).toBe(true)
})
