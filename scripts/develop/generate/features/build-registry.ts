import { posix } from 'node:path'
import { camelCase } from '../../../../src/kinds/core/authoring/naming.ts'
import { buildHeader } from '../output/build-source.ts'
import type { FeatureFolder } from './read-features.ts'
import type { FeatureRegistry } from './registries.ts'

export const FEATURE_REGISTRIES = 'src/features/registries'

/** The text of a registry, unformatted. @throws where a file lacks the export that it stands for. */
export function buildFeatureRegistry(registry: FeatureRegistry, features: readonly FeatureFolder[]): string {
  const { half, ending, type, list, isNamed = false, says } = registry
  const found = features.flatMap(({ name, files }) => {
    const file = files.get(half)
    if (!file) return []
    const exported = camelCase(name) + ending
    if (!new RegExp(`^export const ${exported}\\b`, 'm').test(file.text))
      throw new Error(
        `${file.path}: exports no ${exported}; write export const ${exported}: ${type.name} = …`,
      )
    return { key: camelCase(name), exported, from: file.path }
  })
  const entries = found.map(({ key, exported }) => `${isNamed ? `${key}: ` : ''}${exported},\n`).join('')
  const all = isNamed ? `Readonly<Record<string, ${type.name}>> = {` : `readonly ${type.name}[] = [`
  return [
    `// ${buildHeader('src/features/feature-names.ts')}`,
    `import type { ${type.name} } from '${relative(type.from)}'`,
    ...found.map(({ exported, from }) => `import { ${exported} } from '${relative(from)}'`),
    '',
    `/** ${says} */`,
    `export const ${list}: ${all}\n${entries}${isNamed ? '}' : ']'}\n`,
  ].join('\n')
}

function relative(path: string): string {
  return posix.relative(FEATURE_REGISTRIES, path)
}
