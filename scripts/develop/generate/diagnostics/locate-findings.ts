import { join } from 'node:path'
import { Project, type SourceFile } from 'ts-morph'
import { formatPath, type Diagnostic } from './diagnostic.ts'
import { findExport } from './find-export.ts'
import type { Finding, Position } from './finding.ts'
import { followSyntax } from './follow-path.ts'

/** Adds positions to the findings, in file order. Only files with errors are parsed again. */
export function locateFindings(root: string, findings: readonly Finding[]): readonly Diagnostic[] {
  if (findings.length === 0) return []
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
  })
  const read = (file: string) =>
    project.getSourceFile(join(root, file)) ?? project.addSourceFileAtPath(join(root, file))
  const diagnostics = findings
    .map((finding) => ({
      ...(finding.position ?? locate(read(finding.file), finding)),
      code: finding.code,
      file: finding.file,
      where: formatPath(finding.exportedAs, finding.path),
      message: finding.message,
    }))
    .sort(inReadingOrder)
  return diagnostics.filter((each, index) => !isSamePlace(each, diagnostics[index - 1]))
}

/** One token may stand for several endpoints: `crud('/api/player')` makes five, which share one fix. */
function isSamePlace(one: Diagnostic, other: Diagnostic | undefined): boolean {
  return (['file', 'line', 'column', 'code'] as const).every((part) => one[part] === other?.[part])
}

function locate(source: SourceFile, { exportedAs, path, isAboutKey }: Finding): Position {
  const found = exportedAs === undefined ? undefined : findExport(source, exportedAs)
  if (!found) return { line: 1, column: 1 }
  const { name, value } = found
  const reached = value && path.length > 0 ? followSyntax(value, path) : undefined
  // A missing part is located at its nearest existing parent.
  const isWhole = reached?.isWhole === true
  const token = (isWhole && !isAboutKey ? reached.value : undefined) ?? reached?.key ?? name
  return source.getLineAndColumnAtPos(token.getStart())
}

function inReadingOrder(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line || one.column - other.column || (one.code < other.code ? -1 : 1)
}
