/** A state of the law: 58 wilayas since 2019, 69 from 1 January 2027 on. */
export type Edition = '19-12' | '26-06';
/** One commune with the daira and the wilaya it lies in. */
export interface Commune {
    /** Unique per commune. */
    readonly id: number;
    readonly commune_name_ascii: string;
    readonly commune_name: string;
    readonly daira_name_ascii: string;
    readonly daira_name: string;
    /** Two digits, 01 to 58; to 69 in the edition of law 26-06. */
    readonly wilaya_code: string;
    readonly wilaya_name_ascii: string;
    readonly wilaya_name: string;
    /** What a later text calls it. */
    readonly also_called?: string;
}
/** All communes, in the order of the table; read once. */
export declare function readCommunes(): readonly Commune[];
