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
