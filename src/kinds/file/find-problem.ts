import { maxBytesOf, beginsAs, FILE_HEAD_BYTES, typeOfName } from './file-types.ts'
import type { FileField } from './definition.ts'

export type FileProblem = 'empty' | 'large' | 'type' | 'content'

/** Why a file is not taken, for the browser and the server alike; null where it is. */
export async function findProblem(file: File, field: FileField): Promise<FileProblem | null> {
  const type = typeOfName(file.name)
  if (type === undefined || !field.types.includes(type)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > maxBytesOf(field)) return 'large'
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer())
  return beginsAs(type, head) ? null : 'content'
}

/** `PDF, DOCX` */
export function typeWords({ types }: FileField): string {
  return types.join(', ').toUpperCase()
}
