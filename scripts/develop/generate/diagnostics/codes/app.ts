import type { CodeGroup } from '../code-entry.ts'

function appFile(parts: string) {
  return {
    'app.ts': `import { defineApp } from 'tribune'\n\nexport const app = defineApp({ name: 'Clubs', ${parts} })\n`,
  }
}

/** The program as a whole, in `entities/app.ts`. */
export const appCodes = {
  E240: {
    title: 'entities/app.ts exports something else than the program',
    example: {
      files: { 'app.ts': "export const program = { name: 'Clubs' }\n" },
      says: [
        "entities/app.ts:1:1 E240 it exports program; expected the program alone; write export const app = defineApp({ name: '…' })",
      ],
    },
    fix: "Write export const app = defineApp({ name: '…' }) and nothing else; an entity gets a file of its own.",
  },
  E241: {
    title: 'A color is written in a way that cannot be read',
    example: {
      files: appFile("colours: { accent: 'navy' }"),
      says: [
        'entities/app.ts:3:66 E241 app.colours.accent: there is "navy"; expected a color of six digits, as #1d4f91',
      ],
    },
    fix: 'Write a number sign and six digits from 0 to f.',
  },
  E242: {
    title: 'White text on the accent cannot be read',
    example: {
      files: appFile("colours: { accent: '#8fc7ff' }"),
      says: [
        'entities/app.ts:3:66 E242 app.colours.accent: there is "#8fc7ff"; white text on it has a contrast of 1.8; expected a darker color, with at least 4.5',
      ],
    },
    fix: 'Choose a darker accent: buttons are filled with it, under white text.',
  },
  E243: {
    title: 'A picture of the program is not there',
    example: {
      files: appFile("logo: './pictures/logo.svg'"),
      says: [
        'entities/app.ts:3:53 E243 app.logo: there is no file entities/pictures/logo.svg; expected a picture below entities/',
      ],
    },
    fix: "Write the path of an svg, png or webp file below entities/, as './pictures/logo.svg'.",
  },
  E244: {
    title: 'The time zone is unknown',
    example: {
      files: appFile("timeZone: 'Paris'"),
      says: [
        'entities/app.ts:3:57 E244 app.timeZone: there is "Paris"; expected a time zone; write timeZone: \'Europe/Paris\'',
      ],
    },
    fix: "Write the name that the tz database has for it, as 'Europe/Paris'.",
  },
  E245: {
    title: 'The first screen belongs to no entity',
    example: {
      files: appFile("home: '/person'"),
      says: [
        'entities/app.ts:3:53 E245 app.home: no entity has the path "/person"; expected /persons; did you mean "/persons"?',
      ],
    },
    fix: 'Write the path of an entity, or leave home out for the dashboard.',
  },
} as const satisfies CodeGroup
