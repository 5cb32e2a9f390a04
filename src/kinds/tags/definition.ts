import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { fold } from '../../schema/values/fold.ts'
import { tagFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { readList, textSchema } from '../core/definition/text-values.ts'
import { listDefinition, type recordTexts } from '../core/definition/text-list.ts'

export interface TagsField extends TypedField, CustomComponents<readonly string[]> {
  readonly kind: 'tags'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly tags: TagsField
  }
  interface RecordParts<Name extends string, F> {
    tags: Parsed<Name, typeof recordTexts>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    tags: Parsed<Name, ReturnType<typeof sentTags>>
  }
}

/**
 * Any number of short texts of one's own.
 * @example keywords: tags({ label: 'Mots-clés' })
 */
export function tags(options: Omit<TagsField, 'kind'>): TagsField {
  return fieldOfKind(tagsDefinition, { kind: 'tags', ...options })
}

export const tagsDefinition = listDefinition<TagsField>({
  keyOf: fold,
  wordOf: (_field, tag) => tag,
  filters: () => tagFilters,
})

/** The tags of a text in which commas or semicolons stand between them. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

function sentTags() {
  // A comma ends a tag where they are typed.
  const tag = textSchema(50).check(z.minLength(1), z.regex(/^[^,;\n]*$/))
  return z.pipe(readList, z.pipe(z.array(tag).check(z.maxLength(50)), withoutRepeats))
}

/** Tags that read alike are one. */
const withoutRepeats = z.transform((sent: string[]) =>
  sent.filter((tag, place) => sent.findIndex((other) => fold(other) === fold(tag)) === place),
)

export const tagsPayload: FieldPayload<TagsField> = {
  hasOneControl: true,
  shape: (name) => ({ [name]: sentTags() }),
}
