import { t } from '../../texts/locale.ts'
import { imageNames, type ImageField } from './meaning.ts'
import { answers } from '../../texts/answers.ts'
import type { FieldStorage, ValidationContext } from '../field-storage.ts'
import { prepareFile } from './prepare-file.ts'

/** A stored file. On update: `existing…` absent keeps it, empty removes it, and a new file replaces it. */
export const imageStorage: FieldStorage<ImageField> = {
  isOpaque: true,
  async validate(name, field, context) {
    const names = imageNames(name, context.mode)
    const label = t(field.label)
    const file = context.sent.get(names.file)
    const isForeign = !isOwn(name, names.existing, context)
    const errors = isForeign ? [{ msg: answers.foreignImage(label), path: names.existing }] : []
    if (file instanceof File) {
      const prepared = await prepareFile(file, label, names.file)
      if ('error' in prepared) errors.push(prepared.error)
      else if (!isForeign) return { value: prepared.image.name, images: [prepared.image] }
    }
    if (errors.length > 0) return { errors }
    return context.sent.has(names.existing) ? { value: context.sent.get(names.existing) } : undefined
  },
  control: (name, _field, mode) => imageNames(name, mode).file,
  fileParts: (name, _field, mode) => ({ [imageNames(name, mode).file]: 1 }),
  files: (value) => (typeof value === 'string' ? [value] : []),
}

function isOwn(name: string, existing: string, { sent, stored }: ValidationContext): boolean {
  const kept = sent.get(existing) ?? ''
  return kept === '' || kept === stored?.[name]
}
