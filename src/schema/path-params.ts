/** What stands for the `:names` of a path: `{ year: string }` of `/api/prices/:year`. */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Each in Name | keyof PathParams<`/${Rest}`>]: string }
  : P extends `${string}:${infer Name}`
    ? { readonly [Each in Name]: string }
    : Readonly<Record<never, string>>
