import { authoringOf } from '../../../src/kinds/registries/authorings.ts'
import { fieldKinds } from '../../../src/kinds/core/definition/all-definitions.ts'
import { kindWords, listOptions } from './field-grammar.ts'

const HEAD = `npm run new -- <name> [flags]      writes entities/<name>.ts and generates

  npm run new -- sponsor --field name:text:required --field phone:phone --field team_id:reference:team
  npm run new -- sponsor --from answer.json
  npm run new -- pet --openapi openapi.json --path /pets
  npm run new -- entity --from-table loans --database library.sqlite

In a terminal it asks for what the flags leave open, and for each text in the program's other languages. An entity is named in the singular and in camel case.

  --field <name>:<kind>[:…]  a field; once per field, in the order of the form
  --label <text>             what the menu says, in the plural: Sponsors
  --singular <text>          what one record is called: sponsor; both once more for each other language: --label ar=…
  --path </path>             the screen's path: /sponsors; with --openapi the document's path of the list
  --api </path>              the path of the calls: /api/sponsor
  --from <file>              derives the fields from a sample answer, a list or one record, - reads the input; or from the
                             schema of zod that a module exports
  --openapi <file>           derives fields and calls from an OpenAPI 3 document in JSON; - reads the input
  --from-table <table>       writes the entity that runs on a table of SQLite or PostgreSQL; once per table, all for each
  --database <address>       where the tables are: a file, postgres://…, schema.prisma or a module of Drizzle tables; the
                             server's own database without it
  --project <folder>         no entity: writes a program of one's own into a folder, without the entities here
  --engine <file>            with it: what npm installs the engine from, a tarball or a folder; else its release
  --help                     this text

Kinds, and what may follow them, separated by colons:
`

/** What `npm run new -- --help` prints. */
export function buildHelp(): string {
  const lines = fieldKinds.map((kind) => {
    const { argument, isArgumentRequired } = authoringOf({ kind })
    const part = isArgumentRequired ? `:${argument}` : argument === undefined ? '' : `[:${argument}]`
    return `  ${`${kind}${part}`.padEnd(38)} ${listOptions(kind)}`
  })
  const words = Object.entries(kindWords).map(([word, kind]) => `  ${word.padEnd(38)} ${listOptions(kind)}`)
  return `${HEAD}\n${[...lines, ...words].join('\n')}\n`
}
