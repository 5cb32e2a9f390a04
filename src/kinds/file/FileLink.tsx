import FileText from 'lucide-react/icons/file-text'
import { uploadAddress } from '../../api/addresses.ts'
import { formatBytes } from '../../texts/format-bytes.ts'
import classes from './file.module.css'
import { nameOfFile, readStoredFile } from './stored-file.ts'

/** A file's name and size; of a stored one, the link that downloads it. Nothing where there is none. */
export default function FileLink({ value }: { readonly value: unknown }) {
  if (value instanceof File) return <FileWords name={value.name} size={value.size} />
  const stored = readStoredFile(value)
  if (!stored) return null
  return (
    <a className={classes.link} href={uploadAddress(stored.file)} download={nameOfFile(stored)}>
      <FileWords name={stored.name} size={stored.size} />
    </a>
  )
}

interface FileWordsProps {
  readonly name: string
  readonly size: number | null
}

function FileWords({ name, size }: FileWordsProps) {
  return (
    <span className={classes.file}>
      <FileText size={18} strokeWidth={1.7} aria-hidden />
      <span>
        <bdi className={classes.name}>{name}</bdi>
        {size !== null && <small className={classes.size}> {formatBytes(size)}</small>}
      </span>
    </span>
  )
}
