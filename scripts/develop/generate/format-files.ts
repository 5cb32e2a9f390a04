import { join } from 'node:path'
import { ENGINE, isEngineRepository } from '../../process/engine.ts'
import { format, resolveConfig } from 'prettier'

/** Formatted texts by settings and source text; a watcher formats the same files again and again. */
const formatted = new Map<string, string>()

/** Formats with the prettier settings of the program, or with the engine's where it has none, except the OpenAPI document: it is formatted already, and prettier is slow on megabytes. */
export async function formatFiles(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const settings =
    (await readSettings(root)) ?? (isEngineRepository(root) ? null : await readSettings(ENGINE))
  const formatOne = async ([path, text]: readonly [string, string]): Promise<[string, string]> => {
    if (path.endsWith('/openapi.json')) return [path, text]
    const key = JSON.stringify([settings, text])
    const known = formatted.get(key)
    if (known !== undefined) return [path, known]
    const result = await format(text, { ...settings, endOfLine: 'lf', filepath: path })
    formatted.set(key, result)
    return [path, result]
  }
  return new Map(await Promise.all([...files].map(formatOne)))
}

function readSettings(root: string) {
  return resolveConfig(join(root, 'generated/any.ts'))
}
