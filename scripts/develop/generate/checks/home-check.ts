import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import {
  eachOf,
  expecting,
  listOf,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { component, flag, name, oneOf, shownText } from '../../../../src/kinds/core/authoring/value-checks.ts'
import type {
  ChartWidget,
  Home,
  LatestWidget,
  ListWidget,
  CustomWidget,
  Widget,
} from '../../../../src/schema/entity/widget.ts'

const fieldName = name("a field's name")
const dashboardName = name("a dashboard's name")

/** Rows and bars beyond this belong to a list. */
const MOST = 50
const most = expecting(
  `a whole number from 1 to ${MOST}`,
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST,
)

/** Which records, whose fields are looked at with those of the other entities. */
export const whereCheck = expecting('an object of fields', isObject)

const list: ChecksOf<ListWidget> = {
  shape: oneOf('E124', ['list']),
  label: shownText,
  dashboard: optional(dashboardName),
  where: optional(whereCheck),
  sort: optional(fieldName),
  order: optional(oneOf('E124', ['asc', 'desc'])),
  columns: listOf('fields', fieldName),
  most: optional(most),
  isToDo: flag,
}
const chart: ChecksOf<ChartWidget> = {
  shape: oneOf('E124', ['chart']),
  label: shownText,
  dashboard: optional(dashboardName),
  by: fieldName,
  as: optional(oneOf('E124', ['bars', 'donut'])),
  most: optional(most),
  where: optional(whereCheck),
}
const latest: ChecksOf<LatestWidget> = {
  shape: oneOf('E124', ['latest']),
  label: shownText,
  dashboard: optional(dashboardName),
  everywhere: flag,
  most: optional(most),
}
const own: ChecksOf<CustomWidget> = {
  shape: oneOf('E124', ['own']),
  label: shownText,
  dashboard: optional(dashboardName),
  content: component,
}
const shapes: Readonly<Record<Widget['shape'], Check>> = {
  list: objectOf(list),
  chart: objectOf(chart),
  latest: objectOf(latest),
  own: objectOf(own),
}

export const widget: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object { shape, label, … }', isObject)(value, path)
  const { shape } = value
  if (shape === 'list' || shape === 'chart' || shape === 'latest' || shape === 'own')
    return shapes[shape](value, path)
  return oneOf('E124', Object.keys(shapes))(shape, [...path, 'shape'])
}

const parts: ChecksOf<Home> = {
  label: optional(shownText),
  answer: optional(name("the count's key in the answer")),
  widgets: optional(eachOf('an object of widgets', widget)),
}
const whole = objectOf(parts)

export const homeCheck: Check = (value, path) => {
  const findings = whole(value, path)
  return findings.length > 0 || !isObject(value) ? findings : findHalfCount(value, path)
}

/** A count card needs its label and the key of its count. */
function findHalfCount(value: Readonly<Record<string, unknown>>, path: Path): readonly EntityFinding[] {
  const [has, lacks] = value['label'] === undefined ? ['answer', 'label'] : ['label', 'answer']
  const isWhole = (value['label'] === undefined) === (value['answer'] === undefined)
  if (isWhole) return []
  const message = `there is ${has} without ${lacks}; expected both, or widgets alone; write ${lacks}: …`
  return [{ code: 'E156', path, message }]
}
