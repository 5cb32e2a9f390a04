/** The colours that a config may give to a word or a row: those of Mantine, by their names there. */
export const COLOURS = [
  'gray',
  'red',
  'pink',
  'grape',
  'violet',
  'indigo',
  'blue',
  'cyan',
  'teal',
  'green',
  'lime',
  'yellow',
  'orange',
] as const

export type Colour = (typeof COLOURS)[number]

/** The style of what has it: the shade that its stylesheet mixes others from. */
export function toneStyle(colour: Colour | undefined) {
  return colour && { '--tone': `var(--mantine-color-${colour}-7)` }
}
