import { expecting, objectOf, optional, type Check } from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { name, spelled } from '../../../../src/kinds/core/authoring/value-checks.ts'

const fieldName = name("a field's name")

const figures = {
  count: optional(expecting('true', (value) => value === true)),
  sum: optional(fieldName),
  latest: optional(fieldName),
  earliest: optional(fieldName),
}

const parts = objectOf({
  of: spelled(
    'E290',
    /^\w+\.\w+$/,
    "an entity and its field that refers to this one, as 'lesson.student_id'",
  ),
  where: optional(expecting('an object of fields', isObject)),
  ...figures,
})

const oneFigure: Check = (value, path) => {
  const names = Object.keys(figures)
  const found = isObject(value) ? names.filter((each) => value[each] !== undefined) : []
  if (found.length === 1) return []
  const message = `there ${found.length === 0 ? 'is no figure' : `are ${found.join(' and ')}`}; expected one of ${names.join(', ')}`
  return [{ code: 'E290', path, message }]
}

export const rollups: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object of rollups', isObject)(value, path)
  return Object.entries(value).flatMap(([key, each]) => {
    const found = parts(each, [...path, key])
    return found.length > 0 ? found : oneFigure(each, [...path, key])
  })
}
