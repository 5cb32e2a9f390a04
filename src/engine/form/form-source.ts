import type { Resource } from '../../api/resource.ts'
import type { EntityChecks } from '../../kinds/core/form/entity-checks.ts'
import type { ComputedFunctions } from '../../kinds/core/form/work-out.ts'
import type { Section } from '../../schema/entity.ts'
import type { Fields } from '../../schema/field-kinds.ts'

/** What a form is made from. */
export interface FormSource {
  /** The key of its drafts. */
  readonly name: string
  readonly fields: Fields
  /** The groups of the form; without them it is one group without a heading. */
  readonly sections?: Readonly<Record<string, Section>> | undefined
  /** The sections stand behind tabs. */
  readonly tabs?: boolean | undefined
  /** What must be true of its fields together. */
  readonly checks?: EntityChecks | undefined
  /** What works some of its fields out while others are typed. */
  readonly computed?: ComputedFunctions | undefined
  readonly related: Resource['related']
  readonly icons?: Resource['fieldIcons']
  /** Whose records it writes, where they are an entity's. */
  readonly resource?: Resource
}

/** The form of an entity, with what the role may write. */
export function formOf(resource: Resource): FormSource {
  const { entity, related, fieldIcons: icons, form = entity } = resource
  const { fields, sections } = form
  const { name, tabs, checks } = entity
  // A function may read what the role does not see: then the backend alone works it out.
  const computed = resource.hidesFields ? undefined : entity.computed
  return { name, fields, sections, tabs, checks, computed, related, icons, resource }
}
