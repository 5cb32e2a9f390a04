import { Project, type Node, type SourceFile } from 'ts-morph'

/** A file of the project, by its path below the project's folder. */
export interface Source {
  readonly path: string
  readonly file: SourceFile
}

export interface Problem {
  readonly path: string
  readonly line: number
  readonly message: string
}

/** Looks at all files together and answers everything that is wrong. */
export type Rule = (sources: readonly Source[]) => readonly Problem[]

const settings = {
  skipAddingFilesFromTsConfig: true,
  skipFileDependencyResolution: true,
  skipLoadingLibFiles: true,
}

/** The project's own code: what people write, and what the generator writes. */
export function readSources(): readonly Source[] {
  const project = new Project(settings)
  project.addSourceFilesAtPaths([
    'src/**/*.{ts,tsx}',
    'entities/**/*.{ts,tsx}',
    'scripts/**/*.ts',
    'vite.config.ts',
  ])
  const root = `${process.cwd().replaceAll('\\', '/')}/`
  return project.getSourceFiles().map((file) => ({ path: file.getFilePath().replace(root, ''), file }))
}

/** A few files that exist only here, to see a rule at work. */
export function sampleSources(files: Readonly<Record<string, string>>): readonly Source[] {
  const project = new Project({ ...settings, useInMemoryFileSystem: true })
  return Object.entries(files).map(([path, text]) => ({
    path,
    file: project.createSourceFile(`/${path}`, text),
  }))
}

export function problemAt({ path }: Source, node: Node, message: string): Problem {
  return { path, line: node.getStartLineNumber(), message }
}

/** `src/app/main.tsx:3: …`, which editors and terminals open. */
export function formatProblem({ path, line, message }: Problem): string {
  return `${path}:${line}: ${message}`
}

/** What people write; generated files and tables of data have no style of their own. */
export function isWritten({ path }: Source): boolean {
  return !path.startsWith('src/generated/') && path !== 'entities/reference/algeria-table.ts'
}
