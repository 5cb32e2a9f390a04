import { FuzzFile } from './values.ts'

export interface FuzzBody {
  readonly type: string
  readonly content: Buffer
}

type Parts = readonly (readonly [string, unknown])[]

export function jsonBody(value: unknown): FuzzBody {
  const text = JSON.stringify(value, (_name, each: unknown) => (each instanceof FuzzFile ? each.name : each))
  return { type: 'application/json', content: Buffer.from(text ?? '') }
}

/** What may be wrong about the parts themselves. */
export type Flaw = 'repeated' | 'no end' | 'other boundary' | null

/** Parts by name; file lists become repeated parts, other lists and objects JSON. */
export function buildMultipart(values: Readonly<Record<string, unknown>>, flaw: Flaw): FuzzBody {
  const parts: Parts = Object.entries(values).flatMap(([name, value]): Parts => {
    const list = Array.isArray(value) && value.some((each) => each instanceof FuzzFile) ? value : [value]
    return list.map((each: unknown) => [name, each] as const)
  })
  const boundary = 'fuzz'
  const end = flaw === 'no end' ? `--${boundary}` : `--${boundary}--\r\n`
  const chunks = (flaw === 'repeated' ? [...parts, ...parts] : parts).map(([name, value]) =>
    partOf(boundary, name, value),
  )
  return {
    type: `multipart/form-data; boundary=${flaw === 'other boundary' ? 'other' : boundary}`,
    content: Buffer.concat([...chunks, Buffer.from(end)]),
  }
}

function partOf(boundary: string, name: string, value: unknown): Buffer {
  const file = value instanceof FuzzFile ? value : null
  const disposition = `form-data; name="${escape(name)}"${file ? `; filename="${escape(file.name)}"` : ''}`
  const type = file ? `\r\nContent-Type: ${escape(file.type)}` : ''
  const head = `--${boundary}\r\nContent-Disposition: ${disposition}${type}\r\n\r\n`
  const content =
    file?.content ?? Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function escape(text: string): string {
  return text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')
}
