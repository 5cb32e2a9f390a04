import type { ValueProps } from '../core/value/value-view.ts'
import { Words } from '../core/value/Words.tsx'
import FileLink from './FileLink.tsx'
import type { FileField } from './definition.ts'
import { nameOfFile } from './stored-file.ts'

export function FileValue({ value }: ValueProps<FileField>) {
  return nameOfFile(value) === '' ? <Words text="" /> : <FileLink value={value} />
}
