import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Node, Project, ts, type SourceFile } from 'ts-morph'
import type { Docstrings, EntityDocstrings } from '../../../../src/schema/entity/entity-texts.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { findExport } from '../diagnostics/find-export.ts'
import { followSyntax } from '../diagnostics/follow-path.ts'
import { isEntity } from '../checks/entity-check.ts'
import type { EntityModule } from './read-modules.ts'

/** Reads what stands above entities, their fields and their actions. */
export function readDocstrings(root: string, modules: readonly EntityModule[]): Docstrings {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
  })
  const read = modules.flatMap(({ file, exports }) => {
    const text = readFileSync(join(root, file), 'utf8')
    // Parsing is slow, and most files say nothing there.
    if (!text.includes('/**')) return []
    const source = project.createSourceFile(`/${file}`, text)
    return Object.values(exports)
      .filter(isEntity)
      .flatMap((entity) => {
        const docstrings = docstringsOf(source, entity)
        return Object.keys(docstrings).length > 0 ? [[entity.name, docstrings] as const] : []
      })
  })
  return Object.fromEntries(read)
}

function docstringsOf(source: SourceFile, { name, fields, actions }: AnyEntity): EntityDocstrings {
  const found = findExport(source, name)
  if (!found) return {}
  return {
    ...partOf('entity', docstringOf(found.name.getParent() ?? found.name)),
    ...partOf('fields', docstringsIn(found.value, 'fields', fields)),
    ...partOf('actions', docstringsIn(found.value, 'actions', actions)),
  }
}

function partOf<Name extends string, Value>(name: Name, value: Value | undefined) {
  return value === undefined ? {} : { [name]: value }
}

/** By the names of a part, as far as it is written in this file. */
function docstringsIn(
  entity: Node | undefined,
  part: string,
  named: object = {},
): Readonly<Record<string, string>> | undefined {
  const said = Object.keys(named).flatMap((name): readonly (readonly [string, string])[] => {
    const reached = entity && followSyntax(entity, [part, name])
    if (!reached?.isWhole || !reached.key) return []
    const parent = reached.key.getParent()
    const docstring = docstringOf(Node.isPropertyAssignment(parent) ? parent : reached.key)
    return docstring === undefined ? [] : [[name, docstring]]
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** In one line, without its tags. */
function docstringOf({ compilerNode }: Node): string | undefined {
  const last = ts.getJSDocCommentsAndTags(compilerNode).findLast(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(last?.comment)?.replaceAll(/\s+/g, ' ').trim()
  return text === '' ? undefined : text
}
