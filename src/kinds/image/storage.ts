import { imageNames, type ImageField } from './meaning.ts'
import { inLanguage } from '../../schema/text.ts'
import { answers } from '../../texts/fr/answers.ts'
import type { FieldStorage, SettleContext } from '../field-storage.ts'
import { prepareFile } from './prepare-file.ts'

/** A stored file. On update: `existing…` absent keeps it, empty removes it, and a new file replaces it. */
export const imageStorage: FieldStorage<ImageField> = {
  isOpaque: true,
  async settle(name, field, context) {
    const names = imageNames(name, context.mode)
    const label = inLanguage(field.label, 'fr')
    const file = context.sent.get(names.file)
    const isForeign = !isOwn(name, names.existing, context)
    const mistakes = isForeign ? [{ msg: answers.foreignImage(label), path: names.existing }] : []
    if (file instanceof File) {
      const prepared = await prepareFile(file, label, names.file)
      if ('mistake' in prepared) mistakes.push(prepared.mistake)
      else if (!isForeign) return { value: prepared.image.name, images: [prepared.image] }
    }
    if (mistakes.length > 0) return { mistakes }
    return context.sent.has(names.existing) ? { value: context.sent.get(names.existing) } : undefined
  },
  control: (name, _field, mode) => imageNames(name, mode).file,
  fileParts: (name, _field, mode) => ({ [imageNames(name, mode).file]: 1 }),
  files: (value) => (typeof value === 'string' ? [value] : []),
}

function isOwn(name: string, existing: string, { sent, stored }: SettleContext): boolean {
  const kept = sent.get(existing) ?? ''
  return kept === '' || kept === stored?.[name]
}
