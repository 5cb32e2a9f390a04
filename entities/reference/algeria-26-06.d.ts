import type { MovedName } from 'tribune';
import { type Commune, type Edition } from './algeria-communes.ts';
/** All communes as law 26-06 has them, by the codes of their wilayas; read once. */
export declare function readNewCommunes(): readonly Commune[];
/** The communes that lie in another wilaya than in the other edition. */
export declare function findMovedCommunes(edition: Edition): readonly MovedName[];
/** The wilayas that are not whole any more: each with every one that has a part of it. */
export declare function findMovedWilayas(edition: Edition): readonly MovedName[];
