import { FACE } from './imports.ts'
import { problemAt, type Rule } from './source.ts'

/** What a file exports it holds itself; a name has one place to be imported from. The stable addresses are there for others, the faces for features. */
export const findBarrels: Rule = (sources) =>
  sources
    .filter(({ path }) => !path.startsWith('src/tribune/') && !FACE.test(path))
    .flatMap((source) =>
      source.file
        .getExportDeclarations()
        .filter((declaration) => declaration.hasModuleSpecifier())
        .map((declaration) =>
          problemAt(source, declaration, 're-exports another file; import from that file'),
        ),
    )
