import { Node } from 'ts-morph'
import { FACE, readBehindFace, readImports, type Import } from './imports.ts'
import { problemAt, type Rule, type Source } from './source.ts'

const CATALOGUE = /\/texts\/(fr\/.+|fr)\.ts$/

/** What the first screens say. */
const FIRST_WORDS = /\/texts\/fr\/frame\.ts$/

/** Where the browser begins. */
const ENTRY = 'src/app/main.tsx'

const OF_SERVER = /^src\/(server|jobs)\/|\/server(-\w+)*\.ts$|\/server\//

/** What waits for the words of a part: `withWords(import('./LeaveDialog.tsx'))`, `lazyPart(() => import('./Hint.tsx'))`. */
const WAITS = /^(withWords|(lazy(Part|Optional|Control)(<\w+>)?)|customCell)$/

/**
 * In another language than the program's own a page begins with few words: a part that says others is loaded together
 * with these, or it would be drawn in the wrong language.
 */
export const findLateWords: Rule = (sources) => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const entry = byPath.get(ENTRY)
  const early = entry ? lateWordsOf(ENTRY, byPath) : new Set<string>()
  const ofEntry = entry && early.size > 0 ? [problemAt(entry, entry.file, describe(early))] : []
  const browser = sources.filter(({ path }) => path.startsWith('src/') && !OF_SERVER.test(path))
  const ofParts = browser.flatMap((source) =>
    readImports(source)
      .filter((each) => each.isDynamic && !waits(each.node))
      .flatMap(({ node, target }) => {
        const late = lateWordsOf(target, byPath)
        return late.size === 0 ? [] : [problemAt(source, node, describe(late))]
      }),
  )
  return [...ofEntry, ...ofParts]
}

function describe(words: ReadonlySet<string>): string {
  return `what is loaded here says ${[...words].join(', ')}: load it by withWords, lazyPart or lazyOptional`
}

/** The words that a file says and all that it imports, those of the first screens apart. */
function lateWordsOf(path: string, sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (each: string) => {
    const source = sources.get(each)
    if (!source || seen.has(each)) return
    seen.add(each)
    for (const imported of readImports(source)) {
      if (imported.isDynamic || isOfTypes(imported.node)) continue
      const face = FACE.test(imported.target) ? sources.get(imported.target) : undefined
      if (face) for (const { target } of readBehindFace(imported, face)) visit(target)
      else if (CATALOGUE.test(imported.target)) for (const name of namesOf(imported)) found.add(name)
      else visit(imported.target)
    }
  }
  visit(path)
  return found
}

function isOfTypes(node: Node): boolean {
  return (Node.isImportDeclaration(node) || Node.isExportDeclaration(node)) && node.isTypeOnly()
}

function namesOf({ node, target }: Import): readonly string[] {
  if (!Node.isImportDeclaration(node) || FIRST_WORDS.test(target)) return []
  return node.getNamedImports().map((each) => each.getName())
}

/** `withWords(import('…'))`, or the one that is answered by the argument of `lazyPart(() => …)`. */
function waits(node: Node): boolean {
  const around = Node.isArrowFunction(node.getParent()) ? node.getParent()?.getParent() : node.getParent()
  return Node.isCallExpression(around) && WAITS.test(around.getExpression().getText())
}
