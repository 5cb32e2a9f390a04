import { buffer } from 'node:stream/consumers'
import type { Source } from '../../../../scripts/operate/backup/source.ts'
import { tableEntries, tablesToKeep } from '../../../../scripts/operate/backup/table-entries.ts'

/** Every row and every picture of a place, to be compared with those of another. */
export async function contentsOf(place: Source): Promise<ReadonlyMap<string, string>> {
  const { database, files } = place
  const contents = new Map<string, string>()
  for (const table of tablesToKeep(place)) {
    for await (const { name, content } of tableEntries(database.queries, table))
      contents.set(name, content.toString())
  }
  for (const path of [...(await files.list())].filter((each) => each.includes('.webp')).sort()) {
    const file = await files.open(path)
    if (file) contents.set(path, (await buffer(file.content)).toString('base64'))
  }
  return contents
}
