import sharp from 'sharp'
import { idOf, type SendCall } from './server-process.ts'

export const REQUESTS_OF_ROUND = 9
const PICTURE_EVERY = 10

/** The life of one record with reads between; as many records are deleted as created. */
export async function createRound(call: SendCall): Promise<() => Promise<void>> {
  const picture = await buildPicture()
  let count = 0
  return async () => {
    count += 1
    const person = personOf(count)
    const first = count % PICTURE_EVERY === 0 ? formOf(person, picture) : person
    const id = await idOf(await expectOk(call('POST', '/api/owner/create', first)))
    const path = `/api/owner/read/${id}`
    const answers = [
      await expectOk(call('GET', path)),
      await expectOk(call('PUT', '/api/owner/update', { id, ...person, name: `Karim ${count}` })),
      await expectOk(call('GET', `/api/owner?page=1&pageSize=25&sort=name&q=${count % 7}`)),
      await expectOk(call('GET', '/api/home')),
      await expectOk(call('DELETE', '/api/owner/destroy', { id })),
      await call('GET', path),
      await call('GET', '/uploads/none.webp'),
      await call('GET', '/api/nothing'),
    ]
    for (const answer of answers) await answer.arrayBuffer()
  }
}

function personOf(count: number): Readonly<Record<string, unknown>> {
  return {
    name: `Rachid ${count}`,
    email: `rachid${count}@example.dz`,
    phone: '0555 12 34 56',
    status: 'true',
    expired_date: '2027-06-30',
    password: 'proprietaire',
    confirmation_password: 'proprietaire',
  }
}

function formOf(person: Readonly<Record<string, unknown>>, picture: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.append(name, String(value))
  form.append('picture', picture, 'photo.jpg')
  return form
}

async function buildPicture(): Promise<Blob> {
  const background = { r: 20, g: 110, b: 70 }
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

async function expectOk(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.status} of ${answer.url}: ${await answer.text()}`)
  return answer
}
