import { HEAD_BYTES, MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES, readImageFormat } from '../schema/image-format.ts'
import { forms } from '../texts/fr/forms.ts'

interface SortedFiles {
  readonly pictures: readonly File[]
  /** What is wrong with the others. */
  readonly problems: readonly string[]
}

/** Tells the files that may be sent as pictures from the others, by their size and how they begin. */
export async function sortFiles(files: readonly File[]): Promise<SortedFiles> {
  const checked = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file) })))
  return {
    pictures: checked.flatMap(({ file, problem }) => (problem === undefined ? [file] : [])),
    problems: checked.flatMap(({ problem }) => problem ?? []),
  }
}

async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_IMAGE_BYTES) return forms.imageTooHeavy(file.name, MAX_IMAGE_MEGABYTES)
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer()
  return readImageFormat(new Uint8Array(head)) === null ? forms.notAnImage(file.name) : undefined
}
