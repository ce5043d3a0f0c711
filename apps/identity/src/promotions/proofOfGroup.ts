/** A person and their proven groups (students, teachers, first responders…). */
export type Proof = {
  /** The provider's id of the person; only its digest is stored. */
  readonly person: string
  readonly groups: readonly string[]
}

/** Resolves an access token to its owner; `undefined` when it is invalid. Throws when the connection fails. */
export type ProofProvider = (accessToken: string) => Promise<Proof | undefined>

/**
 * The simulated proof: `local:{person}:{group}` is a token of that person in that group, for a shop that runs on one
 * machine. It is off when a provider is configured.
 */
export const simulatedProof: ProofProvider = async (accessToken) => {
  const [, person, group] = /^local:([\w-]{1,64}):([\w-]{1,32})$/.exec(accessToken) ?? []
  return person && group ? { person: `local:${person}`, groups: [group] } : undefined
}
