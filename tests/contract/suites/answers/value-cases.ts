import type { parameters } from '../../../../src/texts/fr/server.ts'
import type { rules } from '../../../../src/texts/fr/rules.ts'
import type { Values } from '../../harness/http-client.ts'
import { said } from './program.ts'
import type { AnswerCase, AnswerCases, Words } from './spoken.ts'

type RuleWords = Words['rules']

/** A creation that is refused for one value. */
function refusedValue(values: Values, says: (rules: RuleWords, label: string) => string): AnswerCase {
  return {
    ask: ({ admin }) => admin.json('POST', '/api/rule/create', values),
    says: (words, language) => says(words.rules, said.value[language]),
  }
}

/** What is said of values. */
export const ruleCases: AnswerCases<keyof typeof rules> = {
  required: refusedValue({ rows: [{ name: '' }] }, (words, label) => words.required(label)),
  email: refusedValue({ email: 'x' }, (words, label) => words.email(label)),
  date: refusedValue({ date: 'x' }, (words, label) => words.date(label)),
  past: refusedValue({ past: '2999-01-01' }, (words, label) => words.past(label)),
  fromToday: refusedValue({ to_come: '2000-01-01' }, (words, label) => words.fromToday(label)),
  untilToday: refusedValue({ over: '2999-01-01' }, (words, label) => words.untilToday(label)),
  fromDay: refusedValue({ in_2026: '2025-12-31' }, (words, label) => words.fromDay(label, '01/01/2026')),
  untilDay: refusedValue({ in_2026: '2027-01-01' }, (words, label) => words.untilDay(label, '31/12/2026')),
  fromField: refusedValue({ past: '2020-01-02', after_past: '2020-01-01' }, (words, label) =>
    words.fromField(label, label),
  ),
  untilField: refusedValue({ past: '2020-01-02', before_past: '2020-01-03' }, (words, label) =>
    words.untilField(label, label),
  ),
  datetime: refusedValue({ datetime: 'x' }, (words, label) => words.datetime(label)),
  time: refusedValue({ time: 'x' }, (words, label) => words.time(label)),
  url: refusedValue({ url: 'x' }, (words, label) => words.url(label)),
  color: refusedValue({ color: 'x' }, (words, label) => words.color(label)),
  uuid: refusedValue({ uuid: 'x' }, (words, label) => words.uuid(label)),
  coordinates: refusedValue({ coordinates: 'x' }, (words, label) => words.coordinates(label)),
  duration: refusedValue({ duration: 'x' }, (words, label) => words.duration(label)),
  json: refusedValue({ json: '{' }, (words, label) => words.json(label)),
  number: refusedValue({ number: 'x' }, (words, label) => words.number(label)),
  wholeNumber: refusedValue({ whole: 3.5 }, (words, label) => words.wholeNumber(label)),
  decimals: refusedValue({ number: 0.001 }, (words, label) => words.decimals(label, 2)),
  atLeast: refusedValue({ whole: 2 }, (words, label) => words.atLeast(label, 3)),
  atMost: refusedValue({ whole: 10 }, (words, label) => words.atMost(label, 9)),
  minLength: refusedValue({ letters: 'ab' }, (words, label) => words.minLength(label, 3)),
  maxLength: refusedValue({ letters: 'abcdef' }, (words, label) => words.maxLength(label, 5)),
  notInList: refusedValue({ choice: 'b' }, (words, label) => words.notInList(label)),
  repeated: refusedValue({ rows: [{ name: 'a' }, { name: 'a' }] }, (words, label) => words.repeated(label)),
  says: {
    ask: ({ admin }) => admin.json('POST', '/api/rule/create', { pattern: '123' }),
    says: ({ rules: words }, language) => words.says(said.value[language], said.pattern[language]),
  },
  invalid: refusedValue({ toggle: 'x' }, (words, label) => words.invalid(label)),
}

type ParameterWords = Words['parameters']

function refusedParameter(path: string, says: (parameters: ParameterWords) => string): AnswerCase {
  return { ask: ({ admin }) => admin.get(path), says: (words) => says(words.parameters) }
}

const refused = (path: string, name: string, sent: string, expected: (words: ParameterWords) => string) =>
  refusedParameter(path, (words) => words.refused(name, sent, expected(words)))

/** What is said of the parameters of addresses. */
export const parameterCases: AnswerCases<keyof typeof parameters> = {
  refused: refused('/api/book?order=up', 'order', 'up', (words) => words.oneOf(['asc', 'desc'])),
  missing: refusedParameter('/api/export/book', (words) =>
    words.missing('format', words.oneOf(['xlsx', 'csv'])),
  ),
  unknown: refusedParameter('/api/activity?x=1', (words) =>
    words.unknown('x', words.oneOf(['entity', 'account', 'action', 'logins', 'from', 'until', 'before'])),
  ),
  oneOf: refused('/api/activity?logins=x', 'logins', 'x', (words) => words.oneOf(['true', 'false'])),
  wholeNumber: refused('/api/book?pageSize=0', 'pageSize', '0', (words) => words.wholeNumber(1, 500)),
  number: refused('/api/rule?filter.number.to=9999999999', 'filter.number.to', '9999999999', (words) =>
    words.number(-2_147_483_647, 2_147_483_647),
  ),
  moment: refused('/api/activity?from=x', 'from', 'x', (words) => words.moment),
  date: 'no parameter is a day',
  pattern: refused('/api/import/rule/outcome/a.b', 'key', 'a.b', (words) => words.pattern('^[\\w-]{1,100}$')),
  length: refused(`/api/book?q=${'a'.repeat(300)}`, 'q', `${'a'.repeat(60)}…`, (words) => words.length(200)),
  text: 'no parameter is any text at all',
  none: refusedParameter('/api/history/book/1?x=1', (words) => words.unknown('x', words.none)),
  noSuchEntity: refusedParameter('/api/history/foo/1', (words) => words.noSuchEntity('foo')),
}
