/** What asks whoever makes a call to show again who they are. */
interface Proofs {
  /** There may be nothing that does. @returns whether they have, and the call is to be made again */
  ask?: ((refused: Response) => Promise<boolean>) | undefined
}

export const proofs: Proofs = {}
