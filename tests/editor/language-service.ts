import { join, resolve } from 'node:path'
import { Project, ts } from 'ts-morph'
import { generatedFolder } from '../../scripts/process/engine.ts'

/** What an editor knows of one file of a program, which stands nowhere on disk. */
export interface Editor {
  /** What is offered where `‸` stands. */
  complete(text: string): readonly string[]
  /** The errors, each with its line, from 1. */
  check(text: string): readonly { readonly line: number; readonly says: string }[]
}

const CURSOR = '‸'

/** The service that all editors ask, over the program in a folder. */
export function openEditor(program: string): Editor {
  const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true })
  project.addSourceFileAtPath(join(program, generatedFolder(program), 'entity-shapes.ts'))
  const file = resolve(program, 'entities/probe.ts')
  const open = (text: string) => {
    const source = project.createSourceFile(file, text, { overwrite: true })
    return { source, service: project.getLanguageService().compilerObject }
  }
  return {
    complete(text) {
      const { service } = open(text.replace(CURSOR, ''))
      const found = service.getCompletionsAtPosition(file, text.indexOf(CURSOR), {})
      return found?.entries.map(({ name }) => name) ?? []
    },
    check(text) {
      const { source, service } = open(text)
      return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map(
        ({ start = 0, messageText }) => ({
          line: source.getLineAndColumnAtPos(start).line,
          says: ts.flattenDiagnosticMessageText(messageText, '\n'),
        }),
      )
    },
  }
}
