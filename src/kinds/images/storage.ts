import { MAX_IMAGE_BYTES } from '../../schema/values/image-format.ts'
import { t } from '../../texts/locale.ts'
import type { Mode } from '../../schema/entity/field-definition.ts'
import { MAX_IMAGES, type ImagesField } from './definition.ts'
import { answers } from '#texts/server.ts'
import type {
  InvalidValue,
  FieldStorage,
  ValidationContext,
  FieldResult,
  PreparedFile,
} from '../core/storage/field-storage.ts'
import { prepareImageFile } from '../image/prepare-file.ts'

/** Stored files: those kept, in the order asked for, then the new ones. */
export const imagesStorage: FieldStorage<ImagesField> = {
  isOpaque: true,
  async validate(name, field, context) {
    const path = partOf(field, context.mode)
    const label = t(field.label)
    const files = filesOf(context.sent.get(path))
    if (files.length === 0 && !context.sent.has(field.sentAs.keep)) return undefined

    const stored = namesOf(context.stored?.[name])
    const kept = keptNames(field, context, stored)
    const errors: InvalidValue[] = []
    if (kept.some((each) => !stored.includes(each))) {
      errors.push({ msg: answers.foreignFile(label), path: field.sentAs.keep })
    }
    const max = mostOf(field)
    if (kept.length + files.length > max) errors.push({ msg: answers.tooManyImages(label, max), path })
    if (errors.length > 0) return { errors }
    return addFiles(kept, files, label, path)
  },
  control: (_name, field, mode) => partOf(field, mode),
  fileParts: (_name, field, mode) => ({
    [partOf(field, mode)]: { most: mostOf(field), maxBytes: MAX_IMAGE_BYTES },
  }),
  files: namesOf,
}

/** The part that new files travel under. */
function partOf({ sentAs }: ImagesField, mode: Mode): string {
  return mode === 'create' ? sentAs.create : sentAs.add
}

function mostOf({ max = MAX_IMAGES }: ImagesField): number {
  return max
}

function keptNames(
  field: ImagesField,
  { sent }: ValidationContext,
  stored: readonly string[],
): readonly string[] {
  if (!sent.has(field.sentAs.keep)) return stored
  return [...new Set(namesOf(sent.get(field.sentAs.keep)))]
}

/** One picture after the other: decoded, each is many times its file. */
async function addFiles(
  kept: readonly string[],
  files: readonly File[],
  label: string,
  path: string,
): Promise<FieldResult> {
  const added: PreparedFile[] = []
  const errors: InvalidValue[] = []
  for (const file of files) {
    const prepared = await prepareImageFile(file, label, path)
    if ('error' in prepared) errors.push(prepared.error)
    else added.push(prepared.image)
  }
  if (errors.length > 0) return { errors }
  return { value: [...kept, ...added.map((each) => each.name)], files: added }
}

function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

function filesOf(value: unknown): readonly File[] {
  return Array.isArray(value) ? value.filter((each) => each instanceof File) : []
}
