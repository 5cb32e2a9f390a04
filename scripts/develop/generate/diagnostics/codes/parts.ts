import type { CodeGroup } from '../code-entry.ts'

/** Entity parts that are unknown, missing or of the wrong type. */
export const partCodes = {
  E110: {
    title: 'An unknown key',
    fix: 'Write one of the keys that are named.',
  },
  E111: {
    title: 'A field has an option that its kind does not know',
    fix: 'Write one of the options that are named, or choose the kind that has this one.',
  },
  E123: {
    title: 'An unknown field kind',
    fix: 'Make fields by their kind: text({ … }), number({ … }), image({ … }).',
  },
  E124: {
    title: 'A value of another type than expected',
    fix: 'Write a value of the type that is named.',
  },
  E125: {
    title: 'A part is missing',
    fix: 'Write the part that is named.',
  },
  E126: {
    title: 'An empty list, or no fields at all',
    fix: 'Name at least one.',
  },
  E138: {
    title: 'A name that is no name of an entity',
    fix: 'Name the entity like a variable: club, trainingSession.',
  },
  E139: {
    title: 'A path that is no path of a screen',
    fix: 'Write a slash and one word: /clubs. The name of a dashboard is one word: sales.',
  },
  E160: {
    title: 'A required text is missing or empty',
    fix: "Write the text as people read it: label: 'Nom'. Only the toasts created and updated may be null, which shows none.",
  },
  E166: {
    title: 'A text lacks a language of the program',
    fix: "Write it in each: label: { fr: 'Nom', en: 'Name' }. Or let all that lack one fall back: fallback: 'fr' in entities/app.ts.",
  },
  E180: {
    title: 'An icon that is no module',
    fix: "Write the module of an icon: one of lucide-react/icons, or a component of your own, as './components/ClubIcon.tsx'.",
  },
} as const satisfies CodeGroup
