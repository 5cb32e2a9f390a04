import type { CodeGroup } from '../code-entry.ts'

/** The groups of a form. */
export const sectionCodes = {
  E120: {
    title: 'A section names no field',
    fix: 'Write the names of fields of this entity.',
  },
  E128: {
    title: 'A field stands in two sections',
    fix: 'Remove it from one of the two.',
  },
  E129: {
    title: 'A field stands in no section',
    fix: 'Name it in one of the sections; a form without sections shows all fields in their order.',
  },
  E275: {
    title: 'A required field that nobody can fill in',
    fix: 'Remove required, or let people fill it in.',
  },
  E276: {
    title: 'A screen that names a hidden field',
    fix: 'Leave the field out there, or remove hidden.',
  },
  E277: {
    title: 'A value that no new record could be given',
    fix: 'Remove initial, or what keeps the field from being empty.',
  },
  E278: {
    title: 'A default from a field that holds no such value',
    fix: 'Name another field of the same kind.',
  },
  E288: {
    title: 'Fields that begin with each other’s value in a circle',
    fix: 'Take defaultFrom away from one of them.',
  },
  E279: {
    title: 'A field that could not be worked out',
    fix: 'Name a field that says readOnly: true, and nothing else of where its value comes from.',
  },
  E289: {
    title: 'Rollups that are worked out of each other in a circle',
    fix: 'Let one of them be of a field that people fill in, or of how many records there are.',
  },
  E290: {
    title:
      'A rollup of what does not refer here, in a field that cannot hold it, or of what it cannot follow',
    fix: 'Name a field of another entity that refers to this one, one figure, and a field that says readOnly: true and is of the same kind. Its where asks of their own fields, by days that stay.',
  },
  E280: {
    title: 'Tabs without sections',
    fix: 'Write the sections that stand behind the tabs.',
  },
  E285: {
    title: 'Fields that are worked out from each other',
    fix: 'Work one of them out from other fields alone, and write each below those that it reads.',
  },
} as const satisfies CodeGroup
