import type { DependentLookupTable, LookupTable } from 'tribune';
import type { Edition } from './algeria-communes.ts';
/** The lists of an edition. */
export declare function listsOf(edition: Edition): {
    wilayas: LookupTable;
    communesOf: DependentLookupTable;
};
/** The reference table of Algerian administrative areas; loaded when first asked. */
export declare const algeria: {
    wilayas: LookupTable;
    communesOf: DependentLookupTable;
    edition: {
        readonly law: '19-12';
        readonly date: '2019-12-11';
    };
};
