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

/** The text of a module with its header; `source` is what to edit instead. */
export function buildSource(source: string, statements: readonly (StatementStructures | string)[]): string {
  const file = project.createSourceFile('generated.ts', { statements: [...statements] }, { overwrite: true })
  const text = file.getFullText()
  file.forget()
  return `// ${buildHeader(source)}\n${text}`
}

/** The one line on top of every generated file: who wrote it, what to edit instead, how to write it again. */
export function buildHeader(source: string): string {
  return `Written by scripts/develop/generate.ts: edit ${source} instead, then run "npm run generate".`
}
