import type { MakerDoc } from '../docs/doc-of.ts'
import { printCode } from '../docs/print-codes.ts'
import { printMaker, printSection } from '../docs/print-reference.ts'
import { readLanguage } from '../docs/read-language.ts'
import { codes } from '../generate/diagnostics/codes.ts'

/** What the reference says under a name. @throws Error where it says nothing */
export function findWord(name?: string): string {
  const code = Object.entries(codes).find(([each]) => each === name?.toUpperCase())
  if (code) return printCode(...code)
  const { entity, parts, base, kinds, columns, endpoints } = readLanguage()
  const every = { name: 'every field', words: base }
  const makers = [entity, ...kinds, ...columns, ...endpoints]
  const shared = base.map((word) => word.name)
  const sections = [every, ...parts, ...makers.map((maker) => optionsOf(maker, shared))]
  const listed = [...makers, every, ...parts].map((each) => each.name).join(', ')
  if (name === undefined)
    return `There is what is called: ${listed}; and each option of these, and each code.`
  const found = [
    ...makers.filter((each) => each.name === name).map((maker) => printMaker('##', maker, shared)),
    ...[every, ...parts]
      .filter((part) => part.name === name)
      .map((part) => printSection(`## ${part.name}`, part.words)),
    ...sections.flatMap((section) => {
      const words = section.words.filter((word) => word.name === name)
      return words.length > 0 ? [printSection(`In ${section.name}:`, words)] : []
    }),
  ]
  if (found.length === 0) throw new Error(`"${name}" is no word of the configs; there are ${listed}`)
  return found.join('\n\n')
}

/** Without those of every field. */
function optionsOf({ name, options }: MakerDoc, shared: readonly string[]) {
  return { name, words: options.filter((option) => !shared.includes(option.name)) }
}
