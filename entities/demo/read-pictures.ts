import { readdir, readFile } from 'node:fs/promises'

/** The pictures of an entity's records, in the order of their names, as files that somebody uploads. */
export async function readPictures(entity: string): Promise<readonly File[]> {
  const folder = new URL(`pictures/${entity}/`, import.meta.url)
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(new URL(name, folder))
      return new File([new Uint8Array(content)], name, { type: 'image/webp' })
    }),
  )
}
