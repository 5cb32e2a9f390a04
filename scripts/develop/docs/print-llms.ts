import { exampleEntity } from '../new/project/example-entity.ts'

/** What an assistant must know to write entities, before the reference of every word; in the form of llmstxt.org. */
export function printLlms(reference: string): string {
  const below = reference.replaceAll(/^#/gm, '##')
  return GUIDE.replace('EXAMPLE', () => exampleEntity.trim()).replace('REFERENCE', () => below)
}

const GUIDE = `# A back office that is generated from entities/

> One typed file per entity, \`entities/<name>.ts\`, says what there is to say of it. Screens, calls, typed clients, tables, the
> OpenAPI document and tests are derived from it.

## How to work

1. Write or change files in \`entities/\` alone. Never edit \`src/generated/\`, and no other file for one entity's sake.
2. \`npm run generate\` after each change. It names each mistake with its file, line, column and code, and what to write
   instead; while there is one, it writes nothing.
3. \`npx tsc\` checks the types. \`npm test -- --entity <name>\` runs the tests that come with an entity.
4. \`npm run schema\` shows what a change does to the tables that are there. Say \`renamedFrom\` where a name has changed, or
   its data is refused to go.

\`npx tribune mcp\` is an MCP server over stdio, with tools for all of that: \`language\`, \`check\`, \`findings\` and \`test\`.
\`npm run new -- <name> --field <name>:<kind>:required\` writes a first version of an entity; \`--help\` lists its flags.

## Files

| file | holds |
| --- | --- |
| \`entities/<name>.ts\` | one entity, exported under its own name; imports from \`tribune\` |
| \`entities/<name>.server.ts\` | its hooks, actions, endpoints, jobs and webhooks; imports from \`tribune/server\` |
| \`entities/<name>.page.ts\` | one screen of its own, beside those of entities |
| \`entities/components/<Name>.tsx\` | cells, controls, pages and widgets; imports from \`tribune/browser\` |
| \`entities/reference/\` | tables of names for \`lookup\` and \`dependentLookup\`, and what entities share |
| \`entities/app.ts\` | the program's name, logo, colors, time zone and week |
| \`entities/demo/fill.ts\` | demo content for \`DEMO=1\` |

## Rules

- Entities never import each other: they name each other in quotes, \`to: 'person'\`.
- Fields have the names that calls send; people read \`label\`. Call a reference \`<name>_id\`.
- A column is a field's name, \`joined(…)\` or \`firstOf(…)\`. A password has no column.
- One entity has \`account\`: its records are the people who log in.
- Texts are what people read, in their language. What \`texts\` leaves out is said of any record.
- Icons are modules: \`icon: 'lucide-react/icons/file-text'\`.

## An entity

\`\`\`ts
EXAMPLE
\`\`\`

REFERENCE
`
