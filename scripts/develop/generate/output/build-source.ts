import { IndentationText, NewLineKind, Project, QuoteKind, type StatementStructures } from 'ts-morph'

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    newLineKind: NewLineKind.LineFeed,
    quoteKind: QuoteKind.Single,
  },
})

/** Returns a module's text with its header; `source` names the file to edit instead. */
export function buildSource(source: string, statements: readonly (StatementStructures | string)[]): string {
  const file = project.createSourceFile('generated.ts', { statements: [...statements] }, { overwrite: true })
  const text = file.getFullText()
  file.forget()
  return `// ${buildHeader(source)}\n${text}`
}

/** The header of every generated file: the file to edit instead, and the command to run. */
export function buildHeader(source: string): string {
  return `Generated from ${source}: edit that instead, then run "npm run generate".`
}
