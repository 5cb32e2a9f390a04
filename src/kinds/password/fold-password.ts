/** As guesses are compared: capitals, full-width letters and ligatures make no other password (NFKC of Unicode TR15). */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase().trim()
}
