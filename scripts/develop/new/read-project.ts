import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { bundleModules } from '../generate/loading/bundle-modules.ts'
import { isEntity } from '../generate/checks/entity-check.ts'
import { readFieldPaths } from '../generate/entity-paths.ts'
import { readApp } from '../generate/rules/app.ts'
import { readModules } from '../generate/loading/read-modules.ts'
import type { Spoken } from './ask-texts.ts'
import type {
  KnownEntity,
  KnownTable,
  ProjectFacts,
} from '../../../src/kinds/core/authoring/project-facts.ts'

const TABLES = 'entities/reference'

/** The facts of a project, and the languages that its texts are in. */
export interface Project extends ProjectFacts {
  readonly spoken: Spoken
}

/** Reads what a new entity meets: the entities there are, the tables they choose names from, and the languages. */
export async function readProject(root: string): Promise<Project> {
  const { app, modules } = await readModules(root)
  const entities = modules.flatMap(({ file, exports }) =>
    Object.values(exports)
      .filter(isEntity)
      .map((entity) => describeEntity(file, entity)),
  )
  return { entities, tables: await readTables(root), spoken: readApp(app) ?? {} }
}

function describeEntity(file: string, entity: AnyEntity): KnownEntity {
  return {
    name: entity.name,
    file,
    path: entity.path,
    label: entity.menu?.label ?? entity.list.title,
    order: entity.menu?.order ?? 0,
    paths: readFieldPaths(entity),
    calls: Object.values(entity.endpoints).map(({ method, path }) => `${method} ${path}`),
  }
}

async function readTables(root: string): Promise<readonly KnownTable[]> {
  if (!existsSync(join(root, TABLES))) return []
  const files = readdirSync(join(root, TABLES))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${TABLES}/${name}`)
    .sort()
  const { addresses } = await bundleModules(root, files)
  const found = files.map(async (file) => {
    const exports: Readonly<Record<string, unknown>> = await import(addresses.get(file) ?? file)
    return findTables(file, exports)
  })
  return (await Promise.all(found)).flat()
}

/** The exported objects whose parts can load a list of names. */
function findTables(file: string, exports: Readonly<Record<string, unknown>>): readonly KnownTable[] {
  return Object.entries(exports).flatMap(([name, value]) =>
    Object.entries(readObject(value)).flatMap(([part, table]) => {
      const { load } = readObject(table)
      if (typeof load !== 'function') return []
      return [
        {
          code: `${name}.${part}`,
          from: `./${file.slice('entities/'.length)}`,
          isDependent: load.length > 0,
        },
      ]
    }),
  )
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
