import type { ValueProps } from '../value-view.ts'
import { Words } from '../Words.tsx'
import FileLink from './FileLink.tsx'
import type { FileField } from './meaning.ts'
import { nameOfFile } from './stored-file.ts'

export function FileValue({ value }: ValueProps<FileField>) {
  return nameOfFile(value) === '' ? <Words text="" /> : <FileLink value={value} />
}
