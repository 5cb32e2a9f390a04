import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A name that files of `entities/` may import, and from where: `phone` from `tribune`. */
export interface FaceName {
  readonly name: string
  readonly address: string
  /** A type, which no value is called by. */
  readonly isType: boolean
}

const EXPORTS = /^export (type )?\{([^}]*)\} from /gm
const TYPE = /^type /
/** What `OwnPage as Page` is called inside. */
const OWN_NAME = /^.* as /

/** What the engine in a folder offers at its stable addresses, `tribune` and `tribune/…`. */
export function readFaces(engine: string): readonly FaceName[] {
  const folder = join(engine, 'src/tribune')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) =>
    readNames(readFileSync(join(folder, file), 'utf8')).map((each) => ({
      ...each,
      address: addressOf(file),
    })),
  )
}

function readNames(text: string): readonly Omit<FaceName, 'address'>[] {
  return [...text.matchAll(EXPORTS)].flatMap(([, type, list = '']) =>
    list.split(',').map((part) => {
      const name = part.trim()
      return {
        name: name.replace(TYPE, '').replace(OWN_NAME, ''),
        isType: type !== undefined || TYPE.test(name),
      }
    }),
  )
}

/** `tribune` of `index.ts`, `tribune/server` of `server.ts`. */
function addressOf(file: string): string {
  return file === 'index.ts' ? 'tribune' : `tribune/${file.replace(/\.ts$/, '')}`
}
