import { describe, expect, it } from 'vitest'
import { parseField } from '../../scripts/develop/new/field-grammar.ts'
import { buildHelp } from '../../scripts/develop/new/help.ts'
import { fieldKinds } from '../../src/kinds/core/definition/all-definitions.ts'

describe('a field in one word', () => {
  it.each([
    ['name:text', { name: 'name', kind: 'text', options: {} }],
    ['name:text:required:unique', { name: 'name', kind: 'text', options: { required: true, unique: true } }],
    ['name:text:label=Nom=x', { name: 'name', kind: 'text', options: { label: 'Nom=x' } }],
    ['n:number:decimals=2', { name: 'n', kind: 'number', options: { decimals: 2 } }],
    ['n:number:decimals:min=-1.5', { name: 'n', kind: 'number', options: { decimals: true, min: -1.5 } }],
    [
      'p:percent:min=0:decimals=1',
      { name: 'p', kind: 'decimal', word: 'percent', options: { min: 0, decimals: 1 } },
    ],
    ['p:money:min=0', { name: 'p', kind: 'decimal', word: 'money', options: { min: 0 } }],
    ['team_id:reference:team', { name: 'team_id', kind: 'reference', options: { to: 'team' } }],
    [
      't:reference:team:optionLabel=name,phone',
      { name: 't', kind: 'reference', options: { to: 'team', optionLabel: ['name', 'phone'] } },
    ],
    ['s:choice:a,b=Bé', { name: 's', kind: 'choice', options: { options: { a: 'a', b: 'Bé' } } }],
    ['s:toggle:oui,non', { name: 's', kind: 'toggle', options: { words: { on: 'oui', off: 'non' } } }],
    ['w:lookup:algeria.wilayas', { name: 'w', kind: 'lookup', options: { table: 'algeria.wilayas' } }],
  ])('%s', (text, field) => {
    expect(parseField(text)).toEqual(field)
  })

  it.each([
    ['name', 'field "name": there is no kind; expected one of url,'],
    ['name:txt', '"txt" is no kind; expected one of text, date'],
    ['name:emial', 'did you mean "email"?'],
    ['name:text:requird', '"requird" is no option of text; expected one of label,'],
    ['name:text:requird', 'did you mean "required"?'],
    ['name:longText:unique', '"unique" is no option of longText'],
    ['team_id:reference', 'write team_id:reference:entity'],
    ['s:choice', 'write s:choice:value,value=Label,…'],
    ['s:toggle:actif', 'write s:toggle:on,off'],
    ['c:dependentLookup:wilaya', 'write c:dependentLookup:field,table.list'],
    ['n:number:min=un', 'min is a number, not "un"'],
    ['p:percent:DZD', '"DZD" is no option of decimal'],
    ['p:precent', 'did you mean "percent"?'],
    ['n:number:min', 'write min=… with a value'],
    ['id:number', 'every record has one already'],
    ['expired date:date', 'write expired_date'],
    ['été:date', 'write ete'],
    ['1st:date', 'starts with a letter'],
    [':text', 'starts with a letter'],
  ])('%s is refused: %s', (text, told) => {
    expect(() => parseField(text)).toThrow(told)
  })
})

it('the help names every kind', () => {
  for (const kind of fieldKinds) expect(buildHelp()).toMatch(new RegExp(`^ {2}${kind}\\b`, 'm'))
})
