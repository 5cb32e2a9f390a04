import { describe, expect, it } from 'vitest'
import type { Resource } from '../../../src/api/resource.ts'
import { whereFilters } from '../../../src/kinds/core/filter/where-filters.ts'
import { currentDay } from '../../../src/kinds/core/filter/days.ts'
import { addDays } from '../../../src/schema/values/days.ts'
import { crud } from '../../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Fields } from '../../../src/schema/entity/field-kinds.ts'
import { filterParameters } from '../../../src/schema/where/filter.ts'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { referencesTo, referenceTo } from '../../sample/reference-to.ts'
import { rows } from '../../../src/kinds/rows/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'

const entityOf = (name: string, fields: Fields): AnyEntity => ({
  name,
  path: '/samples',
  endpoints: crud('/api/sample', { sends: 'json', one: 'sample', many: 'samples' }),
  fields,
  list: { title: '', add: '', columns: [] },
  texts: { create: '', update: '', created: '', updated: '', deleted: '', confirmDelete: '', inUse: '' },
})

const teacher = entityOf('owner', {
  name: text({ label: '' }),
  is_here: toggle({ label: '', words: { on: '', off: '' } }),
})
const lesson = entityOf('lesson', {
  subject: text({ label: '' }),
  day: date({ label: '' }),
  price: number({ label: '' }),
  state: choice({ label: '', options: { planned: '', given: '' } }),
  is_open: toggle({ label: '', words: { on: '', off: '' } }),
  parts: rows({
    label: '',
    fields: {
      minutes: number({ label: '' }),
      teacher_id: referenceTo({ label: '', to: 'owner', as: 'Teacher', optionLabel: ['name'] }),
    },
  }),
  teacher_id: referenceTo({ label: '', to: 'owner', as: 'Teacher', optionLabel: ['name'] }),
  helper_ids: referencesTo({ label: '', to: 'owner', as: 'Helpers', optionLabel: ['name'] }),
})
const loadTeacher = async () => ({ entity: teacher, related: {} }) as unknown as Resource
const asking = { entity: lesson, related: { owner: loadTeacher } }

/** As the address bar of a list says it, which the README of the calls describes. */
const asked = async (where: object) => filterParameters(await whereFilters(asking, where))

describe('what a list is asked', () => {
  it.each<[string, object, object]>([
    [
      'the same day',
      { day: '2026-03-02' },
      { 'filter.day.from': ['2026-03-02'], 'filter.day.to': ['2026-03-02'] },
    ],
    [
      'a span of days',
      { day: { from: '2026-03-02', to: '2026-03-08' } },
      { 'filter.day.from': ['2026-03-02'], 'filter.day.to': ['2026-03-08'] },
    ],
    [
      'days counted from today',
      { day: { from: 'today', to: { days: 7 } } },
      { 'filter.day.from': [currentDay()], 'filter.day.to': [addDays(currentDay(), 7)] },
    ],
    ['a period', { day: { within: 'thisWeek' } }, { 'filter.day.within': ['thisWeek'] }],
    ['the same number', { price: 12 }, { 'filter.price.from': ['12'], 'filter.price.to': ['12'] }],
    ['the same option', { state: 'given' }, { 'filter.state.in': ['given'] }],
    ['one of several', { state: { in: ['given', 'planned'] } }, { 'filter.state.in': ['given', 'planned'] }],
    ['none of several', { state: { in: [] } }, { 'filter.id.in': ['0'] }],
    ['yes or no', { is_open: false }, { 'filter.is_open.is': ['false'] }],
    ['a part of a text', { subject: { contains: 'ma' } }, { 'filter.subject.contains': ['ma'] }],
    ['a record that is referred to', { teacher_id: 7 }, { 'filter.teacher_id.in': ['7'] }],
    ['none that is referred to', { teacher_id: null }, { 'filter.teacher_id.empty': ['true'] }],
    [
      'one of several that are referred to',
      { helper_ids: { in: [7, 9] } },
      { 'filter.helper_ids.in': ['7', '9'] },
    ],
    ['what the other record is', { Teacher: { is_here: true } }, { 'filter.Teacher.is_here.is': ['true'] }],
    [
      'something of the others',
      { Helpers: { name: { startsWith: 'a' } } },
      { 'filter.Helpers.name.startsWith': ['a'] },
    ],
    ['the opposite', { not: { state: 'given' } }, { 'filter.state.not.in': ['given'] }],
    [
      'either',
      { or: [{ state: 'given' }, { day: { empty: true } }] },
      { 'any.state.in': ['given'], 'any.day.empty': ['true'] },
    ],
    [
      'one of several values of one field',
      { or: [{ day: { within: 'today' } }, { day: { within: 'future' } }] },
      { 'any.day.within': ['today', 'future'] },
    ],
    [
      'either, or not',
      { or: [{ state: 'given' }, { not: { day: { within: 'past' } } }] },
      { 'any.state.in': ['given'], 'any.day.not.within': ['past'] },
    ],
    [
      'either of one record that is referred to',
      { Teacher: { is_here: true, or: [{ name: { contains: 'a' } }, { name: { contains: 'b' } }] } },
      { 'filter.Teacher.is_here.is': ['true'], 'any.Teacher.name.contains': ['a', 'b'] },
    ],
    [
      'not what the other record is',
      { not: { Teacher: { is_here: true } } },
      { 'filter.Teacher.is_here.not.is': ['true'] },
    ],
    ['what a row refers to', { parts: { teacher_id: 7 } }, { 'filter.parts.teacher_id.in': ['7'] }],
    [
      'what the record of a row is',
      { parts: { Teacher: { is_here: true } } },
      { 'filter.parts.Teacher.is_here.is': ['true'] },
    ],
    ['no rows at all', { parts: { empty: true } }, { 'filter.parts.empty': ['true'] }],
    [
      'as many alternatives as a list takes values, and as many options as there are',
      {
        or: [
          ...Array.from({ length: 20 }, () => ({ day: { within: 'today' } })),
          ...Array.from({ length: 21 }, () => ({ state: 'given' })),
        ],
      },
      {
        'any.day.within': Array.from({ length: 20 }, () => 'today'),
        'any.state.in': Array.from({ length: 21 }, () => 'given'),
      },
    ],
    ['nothing of nothing', { or: [] }, { 'filter.id.in': ['0'] }],
    ['nothing of another record', { Teacher: { or: [] } }, { 'filter.id.in': ['0'] }],
    ['nothing, whatever else', { id: 5, state: { in: [] }, or: [] }, { 'filter.id.in': ['0'] }],
    ['an id', { id: 5 }, { 'filter.id.in': ['5'] }],
    ['some ids', { id: { in: [5, 8] } }, { 'filter.id.in': ['5', '8'] }],
    ['ids from one on', { id: { from: 5 } }, { 'filter.id.in': ['5-999999999'] }],
    [
      'all that is named',
      { state: 'given', is_open: true },
      { 'filter.state.in': ['given'], 'filter.is_open.is': ['true'] },
    ],
  ])('is %s', async (_what, where, parameters) => {
    expect(await asked(where)).toEqual(parameters)
  })
})

describe('what no list can be asked is told to whoever writes it', () => {
  it.each<[string, object, RegExp]>([
    ['a field that is none', { colour: 'red' }, /"colour" is no field of "lesson"/],
    ['undefined', { day: undefined }, /asked for undefined/],
    ['an operator of another kind', { state: { contains: 'a' } }, /expected one of in, empty/],
    ['a word that is no operator', { day: { after: '2026-03-02' } }, /"day" has no filter "after"/],
    ['the same text', { subject: 'maths' }, /the same "subject"/],
    ['two conditions at once in "or"', { or: [{ state: 'given', is_open: true }] }, /one condition each/],
    ['two conditions at once in "not"', { not: { price: 12 } }, /one condition each/],
    ['"or" in "not"', { not: { or: [{ state: 'given' }] } }, /one condition each/],
    ['two "or"', { or: [{ state: 'given' }], Teacher: { or: [{ is_here: true }] } }, /two "or"/],
    ['"or" in "or"', { or: [{ or: [{ state: 'given' }] }] }, /one condition each/],
    ['"not" of "not"', { not: { not: { state: 'given' } } }, /"not" stands in "not"/],
    [
      'two "not" of one field in "or"',
      { or: [{ not: { state: 'given' } }, { not: { state: 'planned' } }] },
      /"any\.state\.not\.in" is asked for twice/,
    ],
    [
      'more alternatives of one field than a list takes values',
      { or: Array.from({ length: 21 }, (_, place) => ({ subject: { contains: `maths ${place}` } })) },
      /"subject" is asked for 21 values by "contains"; expected 20 at most/,
    ],
    [
      'more ids than a list takes',
      { id: { in: Array.from({ length: 201 }, (_, place) => place + 1) } },
      /"id" is asked for 201 values by "in"; expected 200 at most/,
    ],
    // Who has no teacher at all would be found by the list, and not by what is meant.
    ['"not" in a relation', { Teacher: { not: { is_here: true } } }, /write not: { Teacher: { … } }/],
    // Each of them could be true of another helper.
    [
      'two conditions of one among several',
      { Helpers: { is_here: true, name: { contains: 'a' } } },
      /"Helpers" may be several records/,
    ],
    ['nothing of a relation', { Teacher: {} }, /nothing is asked of "Teacher"/],
    ['the id of another record', { Teacher: { id: 7 } }, /"id" is no field of "owner"/],
    ['what is not a cell that refers to something', { parts: { minutes: 5 } }, /"minutes" is no field/],
    ['a list where one is taken', { day: { within: ['today', 'future'] } }, /"within" takes one value/],
    ['one where a list is taken', { state: { in: 'given' } }, /"in" takes a list/],
    ['a value that there is not', { state: 'gone' }, /"state" is never "gone"/],
    ['a period that there is not', { day: { within: 'soon' } }, /not filtered by "within" for "soon"/],
    ['an id by a text in it', { id: { contains: '1' } }, /"in", "from" and "to"/],
    [
      '201 alternatives',
      { or: Array.from({ length: 201 }, () => ({ state: 'given' })) },
      /there are 201 alternatives; expected 200 at most/,
    ],
    [
      '51 names in a relation',
      { Teacher: Object.fromEntries(Array.from({ length: 51 }, (_, place) => [`n${place}`, 1])) },
      /there are 51 names; expected 50 at most/,
    ],
    [
      '2,001 values',
      { teacher_id: { in: Array.from({ length: 2_001 }, (_, place) => place + 1) } },
      /there are 2001 values; expected 2000 at most/,
    ],
  ])('%s', async (_what, where, says) => {
    await expect(asked(where)).rejects.toThrow(says)
  })
})
