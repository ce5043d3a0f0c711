import { createHmac } from 'node:crypto'
import { isKey } from '@selvedge/service'
import type { ProofProvider } from '../proofOfGroup.ts'

const PATTERN = /^(local:([\w-]{1,64}):([\w-]{1,32}))(?::([\w-]{43}))?$/

/** The proofs of a simulated ID.me, and its tokens. */
export type SimulatedProof = {
  readonly proof: ProofProvider
  /** The token of a person in a group. */
  readonly tokenOf: (person: string, group: string) => string
}

/**
 * Simulates proofs for a shop that runs on one machine: `local:{person}:{group}` is a token of that person in that group.
 * With a key the token also needs a signature, so that only the simulated page issues tokens.
 */
export const createSimulatedProof = (key: string | undefined): SimulatedProof => {
  const signatureOf = (token: string, by: string): string =>
    createHmac('sha256', by).update(token).digest('base64url')
  return {
    proof: async (accessToken) => {
      const [, token, person, group, signature] = PATTERN.exec(accessToken) ?? []
      if (!token || !person || !group) return undefined
      if (key !== undefined && !isKey(signature, signatureOf(token, key))) return undefined
      return { person: `local:${person}`, groups: [group] }
    },
    tokenOf: (person, group) => {
      const token = `local:${person}:${group}`
      return key === undefined ? token : `${token}:${signatureOf(token, key)}`
    },
  }
}
