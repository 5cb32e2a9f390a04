/** Its name and what it holds are what the compiler prints: two different names in its place would only be called 'never'. */
interface MissingField<Missing, Known> {
  readonly missing: Missing
  readonly known: Known
}

/** A field that depends on one that does not exist is a type error at that field. */
export type CheckedFields<F> = {
  readonly [Name in keyof F]: F[Name] extends { readonly dependsOn: infer Parent }
    ? Parent extends keyof F
      ? unknown
      : { readonly dependsOn: MissingField<Parent, keyof F & string> }
    : unknown
}
