/** A person who proved to belong to groups (students, teachers, first responders…). */
export type Proof = {
  /** The provider's id of the person; only its digest is kept. */
  readonly person: string
  readonly groups: readonly string[]
}

/** Asks a provider who an access token speaks for; `undefined` when it is not valid. A lost connection throws. */
export type ProofProvider = (accessToken: string) => Promise<Proof | undefined>

/**
 * The local stand-in: `local:{person}:{group}` is a token of that person in that group, for a shop that runs on one
 * machine. It is never on where a provider is set up.
 */
export const localProof: ProofProvider = async (accessToken) => {
  const [, person, group] = /^local:([\w-]{1,64}):([\w-]{1,32})$/.exec(accessToken) ?? []
  return person && group ? { person: `local:${person}`, groups: [group] } : undefined
}
