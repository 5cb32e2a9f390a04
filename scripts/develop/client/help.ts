/** What `npm run client -- --help` prints. */
export const CLIENT_HELP = `npm run client -- --out <folder>      writes tribune-client.ts into a folder, for a program of another kind

  npm run client -- --out ../site
  npm run client -- --out ../site/src/back-office.ts

It is one file of TypeScript that needs fetch alone: the types of all records, and a function for each call of the contract.
It is written again in the same way; a file of that name that this command has not written stays as it is.

  --out <folder or file>     where to; a file's name ends in .ts
  --help                     this text
`
