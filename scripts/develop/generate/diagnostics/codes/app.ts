import type { CodeGroup } from '../code-entry.ts'

/** The program as a whole, in `entities/app.ts`. */
export const appCodes = {
  E240: {
    title: 'entities/app.ts exports something else than the program',
    fix: "Write export const app = defineApp({ name: '…' }) and nothing else; an entity gets a file of its own.",
  },
  E241: {
    title: 'A color is written in a way that cannot be read',
    fix: 'Write a number sign and six digits from 0 to f.',
  },
  E242: {
    title: 'White text on the accent cannot be read',
    fix: 'Choose a darker accent: buttons are filled with it, under white text.',
  },
  E243: {
    title: 'A picture of the program is not there',
    fix: "Write the path of an svg, png or webp file below entities/, as './pictures/logo.svg'.",
  },
  E244: {
    title: 'The time zone is unknown',
    fix: "Write the name that the tz database has for it, as 'Europe/Paris'.",
  },
  E245: {
    title: 'The first screen belongs to no entity',
    fix: 'Write the path of an entity, or leave home out for the dashboard.',
  },
  E246: {
    title: 'The typeface is not installed',
    fix: "Install the package with npm, or write 'system' for the letters of the device.",
  },
  E247: {
    title: 'A language of the program is named twice',
    fix: "Write the program's own first, then the others that people can choose, each once.",
  },
  E248: {
    title: 'The fallback is no language of the program',
    fix: "Write one of the languages that the program has: fallback: 'fr'.",
  },
  E249: {
    title: 'A menu entry names a group that the program has not',
    fix: "Write it in entities/app.ts, menuGroups: { sales: { label: 'Ventes' } }, or leave group out.",
  },
  E250: {
    title: 'Nothing stands on a dashboard',
    fix: "Name it in a widget of an entity, dashboard: 'sales', or leave it out.",
  },
  E252: {
    title: 'A field is sent under a name that no backend reads',
    fix: 'Say `backend` in entities/app.ts where another backend calls the field so, each of another name; or leave `wireName` out.',
  },
} as const satisfies CodeGroup
