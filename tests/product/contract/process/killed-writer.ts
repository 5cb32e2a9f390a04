import type { HttpClient, Reply } from '../../../contract/harness/http-client.ts'
import { unique } from '../../../contract/harness/samples.ts'
import { samples } from '../harness/samples.ts'

/** A record as it was acknowledged. */
export interface Kept {
  readonly name: string
  readonly pictures: readonly string[]
}

/** The call that was under way when the server died: it was carried out whole, or not at all. */
export type OpenCall =
  | { readonly kind: 'create'; readonly name: string; readonly pictures: number }
  | { readonly kind: 'update'; readonly id: number; readonly name: string; readonly pictures: number }
  | { readonly kind: 'destroy'; readonly id: number }

export interface Writer {
  /** The records that are this writer's alone. */
  readonly kept: Map<number, Kept>
  open: OpenCall | null
}

export interface Desk {
  readonly client: HttpClient
  readonly owner: number
  readonly pictures: readonly File[]
  readonly random: () => number
}

/** Creates, changes and deletes records with pictures until the server answers no more. */
export async function writeUntilKilled(writer: Writer, desk: Desk): Promise<void> {
  for (;;) {
    writer.open = nextCall(writer, desk)
    const reply = await call(writer.open, writer, desk).catch(() => null)
    if (!reply) return
    if (reply.status !== 200) throw new Error(`${writer.open.kind}: ${JSON.stringify(reply.answer)}`)
    keep(writer, writer.open, reply)
    writer.open = null
  }
}

function nextCall({ kept }: Writer, { random }: Desk): OpenCall {
  const ids = [...kept.keys()]
  const id = ids[Math.floor(random() * ids.length)]
  const dice = random()
  const name = `Stade ${unique()}`
  const pictures = 1 + Math.floor(random() * 2)
  if (id === undefined || dice < 0.4) return { kind: 'create', name, pictures }
  return dice < 0.75 ? { kind: 'update', id, name, pictures } : { kind: 'destroy', id }
}

function call(open: OpenCall, { kept }: Writer, { client, owner, pictures }: Desk): Promise<Reply> {
  if (open.kind === 'destroy') return client.json('DELETE', '/api/stadium/destroy', { id: open.id })
  const files = pictures.slice(0, open.pictures)
  if (open.kind === 'create') {
    const values = { ...samples.stadium(owner), name: open.name, images: files }
    return client.multipart('POST', '/api/stadium/create', values)
  }
  // The first picture stays, so that one change keeps, removes and adds.
  const existingPictures = (kept.get(open.id)?.pictures ?? []).slice(0, 1)
  const values = { id: open.id, name: open.name, owner_id: owner, existingPictures, newImages: files }
  return client.multipart('PUT', '/api/stadium/update', values)
}

function keep({ kept }: Writer, open: OpenCall, { answer }: Reply): void {
  if (open.kind === 'destroy') {
    kept.delete(open.id)
    return
  }
  const { id, name, pictures } = Object(answer['stadium'])
  kept.set(Number(id), { name, pictures })
}
