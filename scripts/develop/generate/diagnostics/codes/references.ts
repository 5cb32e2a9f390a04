import type { CodeGroup } from '../code-entry.ts'

/** Names that refer to nothing. */
export const referenceCodes = {
  E112: {
    title: 'A column names no field',
    fix: 'Write the name of a field; a password has no column, it is never read.',
  },
  E113: {
    title: 'A join names no field',
    fix: 'Write the names of fields of this entity.',
  },
  E114: {
    title: 'The label of an option names no field of the related entity',
    fix: 'Write fields of the entity that the relation leads to, or paths that start there.',
  },
  E115: {
    title: 'dependsOn names no field',
    fix: 'Write the name of the field whose value chooses the list.',
  },
  E116: {
    title: 'A relation to no entity',
    fix: 'Write the name of an entity, as its file exports it.',
  },
  E117: {
    title: 'A path goes through a field that is no relation',
    fix: "Go through the name that a reference has as `as`: 'Captain.name'.",
  },
  E118: {
    title: 'A path ends at no field',
    fix: 'End the path with a field of the entity it leads to.',
  },
  E119: {
    title: 'The account names no field',
    fix: 'Write fields of the entity that has the account.',
  },
  E121: {
    title: 'A relation has the name of a field or of another relation',
    fix: "Records nest the relation beside their fields: give it a name of its own, as: 'Captain'.",
  },
  E122: {
    title: 'Fields depend on each other in a circle',
    fix: 'Begin with a field that depends on nothing.',
  },
  E179: {
    title: 'A required reference is to be cleared',
    fix: "Leave onDelete out, write onDelete: 'cascade', or let the field be empty.",
  },
  E260: {
    title: 'A related list of an entity that does not refer to this one',
    fix: 'Write entities that have a reference to this one, each once.',
  },
  E127: {
    title: 'Two columns show the same',
    fix: 'Remove one of the two.',
  },
  E281: {
    title: 'A column of ids',
    fix: 'Show what the reference leads to, by a path.',
  },
  E282: {
    title: 'A reference holds ids of another kind than its entity has',
    fix: 'Write the same `ids` in the reference as in its entity; a list of references holds numbers alone.',
  },
  E283: {
    title: 'The people who log in have texts for ids',
    fix: 'Remove `ids` of that entity: a session knows its account by a number.',
  },
  E310: {
    title: 'A reference is narrowed by a field that is not there',
    fix: 'Write fields of the entity that it leads to, and below them values or other fields of this entity.',
  },
  E311: {
    title: 'A reference is narrowed by what cannot be compared',
    fix: 'Compare fields of the same kind, by an operator that lists of the other entity are filtered by.',
  },
  E175: {
    title: 'A path is longer than records nest their relations',
    fix: 'End the path earlier, or show the field in the list of the entity that has it.',
  },
  E176: {
    title: 'Records that require each other, or themselves',
    fix: 'Let one of the references be empty: remove its required.',
  },
  E251: {
    title: 'The tree of a list is made by no reference to its own entity',
    fix: "Name a reference to the same entity, tree: 'parent_id', or leave tree out.",
  },
} as const satisfies CodeGroup
