// Generated from entities/: edit that instead, then run "npm run generate".
import type { Docstrings } from '../schema/entity/entity-texts.ts'

/** What the docstrings of entities, fields and actions say. */
export const docstrings: Docstrings = {}
