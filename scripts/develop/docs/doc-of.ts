import type { FunctionDeclaration, Project, SourceFile, Symbol as TypeSymbol, Type } from 'ts-morph'

/** A word of the config language with its docstring. */
export interface WordDoc {
  readonly name: string
  readonly text: string
  readonly examples: readonly string[]
  readonly isOptional: boolean
}

/** A function of the config language with its options. */
export interface MakerDoc extends WordDoc {
  readonly options: readonly WordDoc[]
}

/** Reads a function and the properties of its object parameters. */
export function docOfMaker(project: Project, maker: FunctionDeclaration): MakerDoc {
  const [options] = maker
    .getParameters()
    .map((parameter) => parameter.getType())
    .filter((type) => isOptions(type))
  return {
    ...docOfWord(project, maker.getSymbolOrThrow()),
    options: options ? docOfProperties(project, options) : [],
  }
}

/** Of several types, as one of them is written: what not all of them have may be left out. */
export function docOfProperties(project: Project, type: Type): readonly WordDoc[] {
  const types = type.isUnion() ? type.getUnionTypes() : [type]
  const properties = new Map(
    types.flatMap((each) => each.getProperties()).map((each) => [each.getName(), each]),
  )
  const isOptional = (name: string) => types.some((each) => each.getProperty(name) === undefined)
  return [...properties].map(([name, property]) => {
    const word = docOfWord(project, property)
    return { ...word, isOptional: word.isOptional || isOptional(name) }
  })
}

/** What a file exports, of its own or of others. */
export function docOfExports(project: Project, file: SourceFile): readonly WordDoc[] {
  return file.getExportSymbols().map((each) => ({
    ...docOfWord(project, each.getAliasedSymbol() ?? each),
    name: each.getName(),
  }))
}

function docOfWord(project: Project, symbol: TypeSymbol): WordDoc {
  const checker = project.getTypeChecker().compilerObject
  const comment = symbol.compilerSymbol.getDocumentationComment(checker)
  const examples = symbol.getJsDocTags().filter((tag) => tag.getName() === 'example')
  return {
    name: symbol.getName(),
    text: comment.map(({ text }) => text).join(''),
    examples: examples.map((tag) =>
      tag
        .getText()
        .map(({ text }) => text)
        .join(''),
    ),
    isOptional: symbol.isOptional(),
  }
}

function isOptions(type: Type): boolean {
  return type.isObject() || type.isIntersection() ? !type.isArray() && !type.isReadonlyArray() : false
}
