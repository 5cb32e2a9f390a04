import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

/** The files as the project's prettier settings write them; JSON comes formatted, prettier takes its time over megabytes. */
export async function formatFiles(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const settings = await resolveConfig(join(root, 'src/generated/any.ts'))
  const formatted = [...files].map(async ([path, text]): Promise<[string, string]> => {
    if (path.endsWith('.json')) return [path, text]
    return [path, await format(text, { ...settings, endOfLine: 'lf', filepath: path })]
  })
  return new Map(await Promise.all(formatted))
}
