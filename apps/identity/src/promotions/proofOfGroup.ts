/** A person and their proven groups (students, teachers, first responders…). */
export type Proof = {
  /** The provider's id of the person; only its digest is stored. */
  readonly person: string
  readonly groups: readonly string[]
}

/** Resolves an access token to its owner; `undefined` when it is invalid. Throws when the connection fails. */
export type ProofProvider = (accessToken: string) => Promise<Proof | undefined>
