import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { t } from '../../texts/locale.ts'

/** Beside another section on a wide screen, first or second, or alone on its line. */
export type SectionPlace = 'first' | 'second' | 'wide'

/** Where each section stands, so that none has an empty place beside it. @param across which run across the page */
export function placeSections(across: readonly boolean[]): readonly SectionPlace[] {
  const places: SectionPlace[] = []
  for (const [index, isAcross] of across.entries()) {
    const isSecond = places.at(-1) === 'first'
    const isAlone = isAcross || (!isSecond && (across[index + 1] ?? true))
    places.push(isAlone ? 'wide' : isSecond ? 'second' : 'first')
  }
  return places
}

interface ReadSection {
  /** Empty where the form has no sections. */
  readonly label: string
  readonly fields: readonly (readonly [name: string, field: Field])[]
}

/** What there is to read of a record, in the order of its form. */
export function readSections(entity: AnyEntity): readonly ReadSection[] {
  const sections = entity.sections
    ? Object.values(entity.sections)
    : [{ label: '', fields: Object.keys(entity.fields) }]
  return sections
    .map(({ label, fields }) => ({
      label: t(label),
      fields: fields.flatMap((name) => readField(entity, name)),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** A password is never read. */
function readField({ fields }: AnyEntity, name: string): readonly (readonly [string, Field])[] {
  const field = fields[name]
  return field && !field.hidden && !definitionOf(field).isSecret ? [[name, field]] : []
}

/** Focuses a control. What stands behind a tab that is not open is seen only when the tab is. */
export function focusInTab(control: HTMLElement): void {
  const panel = control.closest('[role="tabpanel"]')
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
  if (tab?.getAttribute('aria-selected') !== 'false') return control.focus()
  tab.click()
  requestAnimationFrame(() => control.focus())
}
