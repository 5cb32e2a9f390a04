import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'

const noSections =
  "there are no sections to stand behind tabs; expected sections beside; write sections: { main: { label: '…', fields: [ … ] } }, or remove tabs"

/** Where a form has sections each of its fields stands in one of them, once. */
export function checkSections({
  sections,
  hasTabs,
  fields,
  invalidFields,
}: EntityParts): readonly EntityFinding[] {
  if (!sections) return hasTabs ? [{ code: 'E280', path: ['tabs'], message: noSections }] : []
  const known = [...Object.keys(fields), ...invalidFields]
  const named = Object.entries(sections).flatMap(([key, section]) =>
    section.fields.map((name, index) => ({ key, name, path: pathTo(key, index) })),
  )
  const unknown = named
    .filter(({ name }) => !known.includes(name))
    .map(({ name, path }): EntityFinding => {
      return { code: 'E120', path, message: `there is no field "${name}"; ${expectOneOf(known, name)}` }
    })
  const repeated = named
    .map((each, place) => ({ ...each, first: named.slice(0, place).find(({ name }) => name === each.name) }))
    .flatMap(({ name, path, first }): readonly EntityFinding[] => {
      const message = `"${name}" stands in ${first?.key} already; expected another field; remove one of the two`
      return first ? [{ code: 'E128', path, message }] : []
    })
  const absent = known
    .filter((name) => !fields[name]?.hidden && !named.some((each) => each.name === name))
    .map((name): EntityFinding => {
      const message = `"${name}" stands in no section, so no form would show it; name it in one of them`
      return { code: 'E129', path: ['sections'], message }
    })
  return [...unknown, ...repeated, ...absent]
}

function pathTo(section: string, index: number): Path {
  return ['sections', section, 'fields', index]
}
