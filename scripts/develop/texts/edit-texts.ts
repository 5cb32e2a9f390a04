import { join } from 'node:path'
import { Node, Project, type SourceFile } from 'ts-morph'
import type { Language } from '../../../src/schema/values/text.ts'
import { findExport } from '../generate/diagnostics/find-export.ts'
import { followSyntax, resolveSyntax } from '../generate/diagnostics/follow-path.ts'
import { quoteText } from '../generate/loading/template-text.ts'
import { findUserErrors, USER_ERROR } from '../generate/loading/user-errors.ts'
import type { SheetText } from './read-texts.ts'

/** What a text says in another language. */
export interface FilledText {
  readonly text: SheetText
  readonly words: string
}

interface Languages {
  readonly ownLanguage: Language
  /** The one that is translated into. */
  readonly language: Language
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly code: string
}

/** The files with the translations in their places, and what could not be placed. */
export function writeTexts(
  root: string,
  { ownLanguage, language }: Languages,
  translations: readonly FilledText[],
) {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true })
  const sources = new Map<string, string>()
  const refused: string[] = []
  for (const file of new Set(translations.map(({ text }) => text.file))) {
    const source = project.addSourceFileAtPath(join(root, file))
    const edits = new Map<number, Edit>()
    for (const { text, words } of translations.filter((each) => each.text.file === file)) {
      const edit = buildEdit(source, text, { ownLanguage, language, words })
      const other = edit && edits.get(edit.start)
      if (!edit) refused.push(`not written: ${text.key}, which ${file} says in a way that cannot be changed`)
      else if (other && other.code !== edit.code)
        refused.push(`not written: ${text.key}, whose text in ${file} is that of another key too`)
      else edits.set(edit.start, edit)
    }
    if (edits.size > 0) sources.set(file, apply(source.getFullText(), [...edits.values()]))
  }
  return { sources, refused }
}

/** From the end on, so that what is before keeps its place. */
function apply(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (code, { start, end, code: inserted }) => code.slice(0, start) + inserted + code.slice(end),
      source,
    )
}

interface Said extends Languages {
  readonly words: string
}

function buildEdit(source: SourceFile, text: SheetText, said: Said): Edit | undefined {
  const { exportedAs, path } = text
  const [place] = path
  const isRefusal = exportedAs === USER_ERROR && typeof place === 'number'
  const value = isRefusal ? findUserErrors(source)[place] : findExport(source, exportedAs)?.value
  const reached = value && followSyntax(value, isRefusal ? [] : path)
  if (!reached?.isWhole) return undefined
  const written = resolveSyntax(reached.value)
  const added = `${said.language}: ${quoteText(said.words)}`
  if (Node.isObjectLiteralExpression(written)) return editObject(written, said, added)
  return wrap(reached.value, text.isInLanguages ? '...' : `${said.ownLanguage}: `, added)
}

/** A text that has languages already gets one more, or other words in the one that it has. */
function editObject(object: Node, { language, words }: Said, added: string): Edit | undefined {
  if (!Node.isObjectLiteralExpression(object)) return undefined
  const present = object.getProperty((each) => nameOf(each) === language)
  if (Node.isPropertyAssignment(present)) {
    const initializer = present.getInitializerOrThrow()
    return { start: initializer.getStart(), end: initializer.getEnd(), code: quoteText(words) }
  }
  const last = object.getProperties().at(-1)
  if (present || !last) return undefined
  const isOnOneLine = object.getStartLineNumber() === object.getEndLineNumber()
  const gap = isOnOneLine ? ' ' : `\n${' '.repeat(last.getStart() - last.getStartLinePos())}`
  return { start: last.getEnd(), end: last.getEnd(), code: `,${gap}${added}` }
}

/** What says the text stays, be it a string or a name from elsewhere, with the other language beside it. */
function wrap(node: Node, before: string, added: string): Edit {
  const isShorthand = Node.isShorthandPropertyAssignment(node)
  const own = `${before}${node.getText()}`
  const code = `${isShorthand ? `${node.getName()}: ` : ''}{ ${own}, ${added} }`
  return { start: node.getStart(), end: node.getEnd(), code }
}

/** Without the quotes that it may be written in. */
function nameOf(property: Node): string | undefined {
  if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property)) return undefined
  return property.getName().replace(/^(['"])(.*)\1$/, '$2')
}
